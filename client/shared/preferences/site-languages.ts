/**
 * The languages of the site by their codes, which stand in `lang` and in the URL: how each calls itself, and its name with a territory,
 * as OpenGraph writes it. One more language is one more line, its dictionary in `content/translations/`, and files beside English ones.
 */
export const SITE_LANGUAGES = {
  en: { name: 'English', locale: 'en_US' },
  zh: { name: '中文', locale: 'zh_CN' },
} as const;
