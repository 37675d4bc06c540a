/** The languages of the site, as written in `lang` and in the URL. English has no prefix. */
export const LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '中文' };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** A canonical path in a language's copy of the site: `/toolpad` → `/zh/toolpad`. */
export function localizedPath(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `/${language}${path}`;
}
