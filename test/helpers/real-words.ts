import { LANGUAGES, type Language } from '../../client/shared/preferences/language.ts';
import type { Dictionary } from '../../client/shared/translate.ts';
import { site } from './project/site.ts';

const dictionaries = site.dictionaries();

/** The site's own words below these keys of its dictionary, for projects of tests; without keys, all of them. */
export function realWords(language: Language, ...keys: string[]): Dictionary {
  const words = dictionaries[language] ?? {};
  return keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, words[key] ?? ''])) : words;
}

/** The files of these words in every language of the site. */
export function wordFiles(...keys: string[]): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [`content/translations/${language}.json`, JSON.stringify(realWords(language, ...keys))]),
  );
}
