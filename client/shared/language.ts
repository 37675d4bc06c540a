import { SITE_LANGUAGES } from './site-languages.ts';

export type Language = keyof typeof SITE_LANGUAGES;

/** The languages of the site, as written in `lang` and in the URL. English has no prefix. */
export const LANGUAGES = Object.keys(SITE_LANGUAGES) as readonly Language[];

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** A canonical path in a language's copy of the site: `/toolpad` → `/zh/toolpad`. */
export function localizedPath(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `/${language}${path}`;
}

/** The language that a path asks for, whether or not it leads to a page. */
export function languageOfPath(path: string): Language {
  const code = /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1];
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}
