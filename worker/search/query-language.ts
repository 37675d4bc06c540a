import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../client/shared/preferences/language.ts';

/** The scripts that tell a language by its letters alone. */
const SCRIPTS: Partial<Record<string, RegExp>> = { zh: /\p{Script=Han}/u };

/** The language of a query that comes without one: agents pass on what people typed. */
export function queryLanguage(query = ''): Language {
  return LANGUAGES.find((language) => SCRIPTS[language]?.test(query)) ?? DEFAULT_LANGUAGE;
}
