/**
 * Every key under which the site stores something in a browser, or what such keys begin with. Storage takes no other, and the page on privacy
 * names each. Features spell their own, which the type checker holds against this table: a module of constants would come with every page.
 */
export const STORAGE_KEYS = [
  // Kept: the color mode, what demos follow of it, the package manager, views and version of API tables, steps, searches, ratings, feedback.
  'mui-mode',
  'toolpad-mode',
  'codeblock-package-manager',
  'apiPage_',
  'apiVersion',
  'steps-',
  'docs-recent-searches',
  'feedback-',
  'feedback-waiting',
  // Until the tab is closed: where the navigation was scrolled to, wrapped code, the id of the session, and whether it reports web vitals.
  'nav-scroll:',
  'code-wrap:',
  'analytics-session',
  'web-vitals',
] as const;

/** A key of the table, and what is kept apart under it. */
export type StorageKey = `${(typeof STORAGE_KEYS)[number]}${string}`;
