import { existsSync } from 'node:fs';
import { compilePage } from '../content/compile-page.ts';
import { finishPage } from '../content/compile-site.ts';
import { createMarkdown } from '../content/markdown.ts';
import { formatProblem } from '../content/problem.ts';
import { PAGES_FOLDER, pathOfFile } from '../content/site.ts';
import { writePage } from '../content/write-site.ts';

const md = createMarkdown();

/** Whether a change of this file is a change of one page's text. */
export function isProse(file: string): boolean {
  return file.startsWith(`${PAGES_FOLDER}/`) && file.endsWith('.md') && existsSync(file);
}

/** Compiles one page and writes its body. Returns what is wrong with it; then nothing was written. */
export function rebuildPage(file: string): string[] {
  const { page, problems } = compilePage(file, pathOfFile(file), md);
  if (page && problems.length === 0) writePage(finishPage(page));
  return problems.map(formatProblem);
}
