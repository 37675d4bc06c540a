import { compilePage } from '../content/compile-page.ts';
import { finishPage } from '../content/compile-site.ts';
import { compileTranslations } from '../content/compile-translation.ts';
import { createMarkdown } from '../content/markdown.ts';
import { Project } from '../content/project.ts';
import { writePage } from '../content/write-site.ts';
import { englishOf, pathOfFile } from '../shared/content-files.ts';
import type { Problem } from '../shared/problem.ts';

const md = createMarkdown();
/** The project as the session found it. */
const found = new Project();

/** Compiles a page with its translations and writes their bodies. Returns what is wrong with them; then nothing was written. */
export function rebuildPage(file: string, project = new Project(found.root, found)): Problem[] {
  const english = englishOf(file)?.english ?? file;
  const { page, problems } = compilePage(project, english, pathOfFile(english), md);
  if (!page) return problems;
  const translations = compileTranslations(page, md);
  const all = [...problems, ...translations.problems];
  if (all.length === 0) for (const each of [translations.english, ...translations.pages]) writePage(project, finishPage(each));
  return all;
}
