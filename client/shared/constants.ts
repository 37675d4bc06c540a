// Behavior constants of the site. Theme constants live in client/theme/tokens.ts, caching strings in worker/http/cache-control.ts.

/** A year, the life of every preference cookie, in seconds. */
export const PREFERENCE_COOKIE_MAX_AGE_S = 31_536_000;

/** How long a copied label stays, in milliseconds: fenced blocks, and the demo toolbar's copy button. */
export const COPY_LABEL_REVERT_MS = 2000;
export const TOOLBAR_COPY_LABEL_REVERT_MS = 1200;

/** Share of ad slots that take the inline form; the others take the image form. */
export const AD_INLINE_SHARE = 0.2;
/** Share of slots that show the plea when the network is blocked. */
export const AD_BLOCK_PLEA_SHARE = 0.2;
/** The poll for the network's ad: every 500 ms, at most 30 times, blocked after more than 6 failures. */
export const AD_POLL_INTERVAL_MS = 500;
export const AD_POLL_MAX_ATTEMPTS = 30;
export const AD_POLL_FAILURES_BEFORE_BLOCKED = 6;
/** An ad of the network with this link asks for a house ad in its place. */
export const AD_HOUSE_LINK = 'https://material-ui-next.com/discover-more/backers';
/** How often the feed is asked until an ad qualifies. */
export const AD_FEED_MAX_ATTEMPTS = 10;
/** Each attempt ends after this long, and all of them together, in milliseconds. */
export const AD_FEED_ATTEMPT_MS = 800;
export const AD_FEED_TOTAL_MS = 3000;
/** The longest accepted answer of the ad feed, in bytes. */
export const AD_FEED_MAX_BYTES = 65_536;
/** That the feed has no ad is remembered this long, in milliseconds. */
export const AD_NONE_TTL_MS = 5000;
/** More pixels of an ad are not loaded. */
export const AD_MAX_PIXELS = 10;
/** The slot's margin in spacing units and its reserved height in pixels: phones, then from the sm breakpoint up. */
export const AD_SLOT_MARGIN_SPACING = 3;
export const AD_SLOT_MIN_HEIGHT_PX = 142;
export const AD_SLOT_MIN_HEIGHT_SM_PX = 126;
/** A display event is sent this long after the label is known, in milliseconds. */
export const AD_DISPLAY_EVENT_DELAY_MS = 2500;

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

/** Bounds of an edited demo: its code in characters, and packed in a link, in characters. */
export const MAX_EDIT_CHARACTERS = 102_400;
export const MAX_PACKED_EDIT_LENGTH = 32_768;
/** An edit runs by itself after this pause in typing, in milliseconds. */
export const EDIT_RUNS_AFTER_MS = 700;
/** A loop of edited code ends with an error after this long without a pause, in milliseconds. */
export const EDIT_LOOP_LIMIT_MS = 2000;
/** Code that is not read within this time is not compiled, in milliseconds. */
export const EDIT_PARSE_LIMIT_MS = 300;
/** A frame that says more than this in a second, or something longer in characters, is ended: the page would do nothing but listen. */
export const MAX_FRAME_MESSAGES_PER_SECOND = 200;
export const MAX_FRAME_WORDS = 100_000;
/** The frame of an edited demo is asked for a sign of life this often, in milliseconds, and removed after this many questions without an answer. */
export const FRAME_PING_INTERVAL_MS = 1000;
export const FRAME_PINGS_UNANSWERED = 3;
/** The frame counts as not loaded after this long, in milliseconds. */
export const FRAME_READY_WITHIN_MS = 20_000;
/** Bounds of what an edit imports, of the sheet that goes with it and of what its frame may say. */
export const MAX_IMPORTS_OF_EDIT = 200;
export const MAX_SPECIFIER_CHARACTERS = 200;
export const MAX_OFFERED_IMPORTS = 400;
export const MAX_SHEET_CHARACTERS = 51_200;
export const MAX_FRAME_MESSAGE_CHARACTERS = 1000;

/** What the theme builder starts with; spacing and radius are pixels. */
export const THEME_BUILDER_CONTRAST_THRESHOLD = 3;
export const THEME_BUILDER_TONAL_OFFSET = 0.2;
export const THEME_BUILDER_SPACING_PX = 8;
export const THEME_BUILDER_RADIUS_PX = 12;
/** A longer link to a theme is not read, in characters; the address follows the fields after this pause, in milliseconds. */
export const MAX_THEME_LINK_LENGTH = 300;
export const THEME_LINK_AFTER_MS = 300;

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

/** Counts of what readers look for wait this long for others before they are written, and the database has this long, in milliseconds. */
export const INSIGHTS_WRITE_AFTER_MS = 2000;
export const INSIGHTS_STORE_MS = 5000;
/** No more different counts wait in an isolate, and no more rows of a kind are added in a day. */
export const INSIGHTS_MAX_WAITING = 100;
export const INSIGHTS_MAX_ROWS = 200;
/** Counts are kept for this many days, today included. Searches, and addresses that no page of the site links, are shown from this count on. */
export const INSIGHTS_DAYS = 90;
export const INSIGHTS_SHOWN_FROM = 3;
/** A longer search, or one with longer words, more words or more digits, may be personal and is not counted; characters of an address. */
export const MAX_COUNTED_LENGTH = 60;
export const MAX_COUNTED_WORD_LENGTH = 30;
export const MAX_COUNTED_WORDS = 6;
export const MAX_COUNTED_DIGITS = 3;
export const MAX_COUNTED_PATH_LENGTH = 120;
/** A page that tells of a search sends no more, in bytes. */
export const LOST_SEARCH_MAX_BYTES = 2048;
