import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGES_FOLDER } from '../shared/content-files.ts';
import { failureOf } from '../shared/failure-of.ts';
import { messageOf } from '../shared/message-of.ts';
import { ContentError } from '../shared/problem.ts';
import type { Guide } from './guide.ts';

const ENDING = '.guide.ts';

/** The guide files beside the pages. */
export function guideFiles(): string[] {
  return globSync(`${PAGES_FOLDER}/**/*${ENDING}`).sort();
}

/** The page that a guide file proves. Throws when it stands beside none. */
export function pageOfGuide(file: string): string {
  const page = file.replace(ENDING, '.md');
  if (!existsSync(page)) throw new Error(`${file} stands beside no page. Name it as the page, with ${ENDING} in place of .md.`);
  return page;
}

/** Loads the guide of a file. Throws a ContentError for one that does not load, or exports none. */
export async function loadGuide(file: string): Promise<Guide> {
  const { guide }: { guide?: Guide } = await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    const line = Number(new RegExp(`${basename(file)}:(\\d+)`).exec(failureOf(error).stack ?? '')?.[1] ?? 1);
    throw new ContentError([{ file, line, message: `The guide does not load: ${messageOf(error)}. Correct it.` }]);
  });
  if (guide) return guide;
  throw new ContentError([{ file, line: 1, message: 'The file exports no `guide`. Write `export const guide: Guide = { … };`.' }]);
}
