// Every caching rule of the site, with its reason.

/** Files whose name changes with their content never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Pages change with a deploy and with the reader: always asked for again, answered with 304 when nothing changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Files with a fixed name, such as icons: a day is short enough to change them. */
export const ONE_DAY = 'public, max-age=86400';

/** What a server says of itself before someone connects: as long as MCP's discovery recommends. */
export const ONE_HOUR = 'public, max-age=3600';

/** A page that does not exist may exist after the next deploy. */
export const ONE_MINUTE = 'public, max-age=60';

/** Such a page with a reader's preferences in it: for that reader's browser alone. */
export const ONE_MINUTE_PRIVATE = 'private, max-age=60';

/** The service worker's script: asked for again before every use, since an update must be seen. */
export const NO_CACHE = 'no-cache';

/** Answers for one reader, and failures. Also the default, so that a forgotten header leaks nothing. */
export const NO_STORE = 'no-store';
