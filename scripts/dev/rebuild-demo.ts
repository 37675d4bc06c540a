import { globSync, readFileSync } from 'node:fs';
import { writeDemoSources } from '../content/write-site.ts';
import { buildDemoDocuments } from '../demos/build-demos.ts';
import { type Demo, findDemos } from '../demos/find-demos.ts';
import { isTranslation, PAGES_FOLDER } from '../shared/content-files.ts';
import { ContentError } from '../shared/problem.ts';
import { rebuildPage } from './rebuild-page.ts';

/** Builds the demo that a file belongs to, with the code that pages show of it. Returns its name; nothing for a demo that is gone. Throws what is wrong with it. */
export async function rebuildDemo(file: string): Promise<string | undefined> {
  const folder = file.split('/').slice(0, 4).join('/');
  const demo = findDemos().find(({ stylings }) => Object.values(stylings).some((one) => one.startsWith(`${folder}/`)));
  if (!demo) return undefined;
  if (demo.problem) throw new ContentError([{ file, line: 1, message: demo.problem }]);
  await buildDemoDocuments([demo]);
  writeDemoSources(demo);
  const problems = pagesWith(demo).flatMap(rebuildPage);
  if (problems.length > 0) throw new ContentError(problems);
  return demo.name;
}

function pagesWith({ name }: Demo): string[] {
  const english = globSync(`${PAGES_FOLDER}/**/*.md`).filter((page) => !isTranslation(page));
  return english.filter((page) => readFileSync(page, 'utf8').includes(name));
}
