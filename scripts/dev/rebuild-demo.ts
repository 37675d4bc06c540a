import { Project } from '../content/project.ts';
import { writeDemoSheets, writeDemoSources } from '../content/write-site.ts';
import { buildDemoDocuments } from '../demos/build-demos.ts';
import type { Demo } from '../demos/find-demos.ts';
import { pageFiles } from '../shared/content-files.ts';
import { ContentError } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';
import { rebuildPage } from './rebuild-page.ts';

/** Builds the demo that a file belongs to, with the code that pages show of it. Returns its name; nothing for a demo that is gone. Throws what is wrong with it. */
export async function rebuildDemo(file: string): Promise<string | undefined> {
  const folder = file.split('/').slice(0, 4).join('/');
  const project = new Project();
  const isIn = ({ stylings }: Demo) => Object.values(stylings).some((one) => one.file.startsWith(`${folder}/`));
  const demo = [...project.demos().values()].find(isIn);
  if (!demo) return undefined;
  if (demo.problem) throw new ContentError([{ file, line: 1, message: demo.problem }]);
  await buildDemoDocuments([demo]);
  writeDemoSources(demo);
  await writeDemoSheets(demo);
  const problems = pagesWith(project, demo).flatMap((page) => rebuildPage(page, project));
  if (problems.length > 0) throw new ContentError(problems);
  return demo.name;
}

function pagesWith(files: ProjectFiles, { name }: Demo): string[] {
  const english = pageFiles(files).map(({ file }) => file);
  return english.filter((page) => files.text(page).includes(name));
}
