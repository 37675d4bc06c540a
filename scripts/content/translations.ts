import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '../../client/shared/language.ts';
import type { Dictionary } from '../../client/shared/translate.ts';

const FOLDER = 'content/translations';

/** The words of every language of the site. */
export function loadDictionaries(): Record<string, Dictionary> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, loadDictionary(language)]));
}

/** The words of one language. Throws with the code of a module that cannot be found when it has no file. */
export function loadDictionary(language: string): Dictionary {
  const file = `${FOLDER}/${language}.json`;
  if (!existsSync(file)) {
    const message = `Cannot find ${file}. Write it (it may be \`{}\`: English fills in), or take \`${language}\` out of client/shared/language.ts.`;
    throw Object.assign(new Error(message), { code: 'MODULE_NOT_FOUND' });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
