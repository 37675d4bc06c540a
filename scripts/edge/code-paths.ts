/** Where the runtime of a session asks for the site's own modules, and for those of packages. */
export const SITE_PATH = '/site';
export const VENDORS_PATH = '/vendors';
/** What the site's text finds those of packages by. */
export const VENDORS_NAME = 'VENDORS';
/** What the site's text finds the module `#assets` by. */
export const ASSETS_NAME = 'ASSETS';
