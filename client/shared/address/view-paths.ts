/** The views that are no pages of the documentation, by their paths without a language. */
export const SEARCH_PATH = '/toolpad/search';
export const SETTINGS_PATH = '/toolpad/settings';

/** The Atom feed of what is new (RFC 4287). */
export const CHANGES_FEED = '/toolpad/changes.atom';

/** Where every block can be seen on one page. */
export const KITCHEN_SINK = '/toolpad/_demo/kitchen-sink';
