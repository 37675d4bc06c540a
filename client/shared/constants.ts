// What several rooms of the site share. A constant of one feature stands with it; looks in client/theme, caching in worker/http/cache-control.ts.

/** A year, the life of every preference cookie, in seconds. */
export const PREFERENCE_COOKIE_MAX_AGE_S = 31_536_000;

/** How long a copied label stays, in milliseconds: fenced blocks, and the demo toolbar's copy button. */
export const COPY_LABEL_REVERT_MS = 2000;
export const TOOLBAR_COPY_LABEL_REVERT_MS = 1200;

// Keys of storage and of a cookie that several files spell; all of storage's are in storage-keys.ts.

/** Where the color mode is stored, in localStorage and in the cookie that the edge reads. */
export const COLOR_MODE_KEY = 'mui-mode';
/** Where Toolpad itself keeps the mode that a visitor of an app chose. */
export const KIT_MODE_KEY = 'toolpad-mode';
/** Where the package manager of command tabs is stored, in localStorage and in a cookie. */
export const PACKAGE_MANAGER_KEY = 'codeblock-package-manager';
/** The cookie of the reader's own app, and the anchor of the form that asks for its name. */
export const OWN_APP_KEY = 'own-app';
