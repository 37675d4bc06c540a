import { SITE_LANGUAGES } from './site-languages.ts';

export type Language = keyof typeof SITE_LANGUAGES;

/** The languages of the site, as written in `lang` and in the URL. English has no prefix. */
export const LANGUAGES: readonly Language[] = Object.keys(SITE_LANGUAGES).filter(isLanguage);

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(SITE_LANGUAGES, value);
}

/** The language that a value names; English where it names none of the site's. */
export function languageOf(value: unknown): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

/** A canonical path in a language's copy of the site: `/toolpad` → `/zh/toolpad`. */
export function localizedPath(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `/${language}${path}`;
}

/** A path without the language in front of it, and that language's code, whether or not the site has it: `/zh/toolpad` → `/toolpad`, `zh`. */
export function splitLanguage(path: string): { rest: string; code?: string } {
  const [, code, rest = '/'] = /^\/([a-z]{2})(\/.*)?$/is.exec(path) ?? [];
  return code ? { rest, code: code.toLowerCase() } : { rest: path };
}

/** The language that a path asks for, whether or not it leads to a page. */
export function languageOfPath(path: string): Language {
  const { code } = splitLanguage(path);
  return languageOf(code);
}
