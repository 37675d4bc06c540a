import type { Dictionary } from '../../client/shared/translate.ts';
import { ContentError } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';
import { jsonProblem } from '../shared/read-shape.ts';

const FOLDER = 'content/translations';

/** Words that the build writes into pages: neither the Worker nor browsers look them up. */
const BUILD_WORDS: ReadonlySet<string> = new Set([
  'apiIndex',
  'apiPage',
  'apiSection',
  'changesPage',
  'guideNote',
  'properties',
  'release',
]);

/** A dictionary without the words that the build alone needs. */
export function withoutBuildWords(dictionary: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(dictionary).filter(([key]) => !BUILD_WORDS.has(key)));
}

/** The words of one language. Throws with the code of a module that cannot be found when it has no file. */
export function loadDictionary(files: ProjectFiles, language: string): Dictionary {
  const file = `${FOLDER}/${language}.json`;
  if (!files.has(file)) {
    const message = `Cannot find ${file}. Write it (it may be \`{}\`: English fills in), or take \`${language}\` out of client/shared/preferences/site-languages.ts.`;
    throw Object.assign(new Error(message), { code: 'MODULE_NOT_FOUND' });
  }
  const text = files.text(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentError([jsonProblem(file, text, error)]);
  }
}
