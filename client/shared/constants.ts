// Behavior constants of the site. Theme constants live in client/theme/tokens.ts, caching strings in worker/http/cache-control.ts.

/** A year, the life of every preference cookie, in seconds. */
export const PREFERENCE_COOKIE_MAX_AGE_S = 31_536_000;

/** How long a copied label stays, in milliseconds: fenced blocks, and the demo toolbar's copy button. */
export const COPY_LABEL_REVERT_MS = 2000;
export const TOOLBAR_COPY_LABEL_REVERT_MS = 1200;

/** Events go to the edge in batches of at most this many, of at most this many bytes, at the latest after this many milliseconds. */
export const EVENTS_MAX_BATCH = 20;
export const EVENTS_MAX_BYTES = 8192;
export const EVENTS_SEND_AFTER_MS = 5000;

/** A longer message of an agent is refused, in bytes. */
export const MCP_MAX_BYTES = 65_536;

/** Where every block can be seen on one page. */
export const KITCHEN_SINK = '/toolpad/_demo/kitchen-sink';

/** Where the color mode is stored, in localStorage and in the cookie that the edge reads. */
export const COLOR_MODE_KEY = 'mui-mode';
/** Where Toolpad itself keeps the mode that a visitor of an app chose. */
export const KIT_MODE_KEY = 'toolpad-mode';
/** Where the package manager of command tabs is stored, in localStorage and in a cookie. */
export const PACKAGE_MANAGER_KEY = 'codeblock-package-manager';
/** Where the view of API tables is stored, in localStorage: this and the kind of the tables. */
export const API_VIEW_KEY = 'apiPage_';
/** Where the version that API pages open in is stored, in localStorage. */
export const API_VERSION_KEY = 'apiVersion';
/** Where the steps that a reader ticked off are stored, in localStorage: this and the page's path without language. */
export const STEPS_KEY = 'steps-';

/** The edge cache has this long to find a page or an ad, in milliseconds; then it is rendered again. */
export const CACHE_LOOK_MS = 500;
/** Each part that the health of the site is asked of has this long to answer, in milliseconds. */
export const HEALTH_PART_MS = 500;
/** A page that takes longer to render is told to the operator, in milliseconds. */
export const SLOW_RENDER_MS = 500;

/** A longer path, or a longer whole URL, is answered with 414. */
export const MAX_PATH_LENGTH = 2048;
export const MAX_URL_LENGTH = 10_240;

/** A page that is stored is shown when the network takes longer than this, in milliseconds. */
export const NAVIGATION_LIMIT_MS = 2500;
/** After an update of the service worker the page asks this often, in milliseconds, whether it has the focus, and then reloads. */
export const RELOAD_POLL_MS = 100;
/** No more visited pages (demos' documents and pictures among them) and files of pages are stored; the oldest make room. */
export const MAX_STORED_PAGES = 300;
export const MAX_STORED_FILES = 600;

/** How many files are downloaded at the same time to be kept offline. */
export const KEEP_PARALLEL = 6;

/** Bounds of a search: its query in characters and words, and how many sections it may ask for. */
export const MAX_QUERY_LENGTH = 200;
export const MAX_QUERY_WORDS = 30;
export const MAX_SEARCH_LIMIT = 50;
export const DEFAULT_SEARCH_LIMIT = 10;
/** Where a browser keeps what was searched for, and how many of it. */
export const RECENT_SEARCHES_KEY = 'docs-recent-searches';
export const MAX_RECENT_SEARCHES = 5;

/** Limits of a page's frontmatter, in characters. */
export const MAX_TITLE_LENGTH = 70;
export const MAX_DESCRIPTION_LENGTH = 160;

/** The button that leads back to the top shows after this much scrolling, in pixels. */
export const BACK_TO_TOP_AFTER_PX = 200;

/** A pointer that rests on the name of a type this long wants to see its declaration, in milliseconds. */
export const TYPE_CARD_AFTER_MS = 150;

/** The cookie of the reader's own app, the anchor of the form that asks for its name, and how many characters that may have. */
export const OWN_APP_KEY = 'own-app';
export const MAX_APP_NAME_LENGTH = 60;

/** Bounds of feedback: a comment in UTF-16 units, as a text field counts them, and a whole post in bytes. */
export const FEEDBACK_COMMENT_MAX_LENGTH = 2000;
export const FEEDBACK_MAX_BYTES = 8192;
/** The database has this long to store feedback, and the page waits this long for the answer, in milliseconds. */
export const FEEDBACK_STORE_MS = 5000;
export const FEEDBACK_SEND_MS = 15_000;
/** The salt of the day is waited for this long, in milliseconds. */
export const FEEDBACK_SALT_MS = 2000;
/** Where feedback waits on a device for the network, in localStorage, and how many pieces at most. */
export const FEEDBACK_QUEUE_KEY = 'feedback-waiting';
export const FEEDBACK_QUEUE_MAX = 20;
