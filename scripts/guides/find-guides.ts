import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGES_FOLDER } from '../shared/content-files.ts';
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

/** Loads the guide of a file. */
export async function loadGuide(file: string): Promise<Guide> {
  const { guide }: { guide: Guide } = await import(pathToFileURL(resolve(file)).href);
  return guide;
}
