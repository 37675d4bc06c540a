/** The languages of the site, as written in `lang` and in the URL. English has no prefix. */
export const LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '中文' };

/** Each language with a territory, as OpenGraph writes it. */
export const LOCALES: Record<Language, string> = { en: 'en_US', zh: 'zh_CN' };

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
