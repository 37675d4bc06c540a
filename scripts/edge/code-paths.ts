/** Where the runtime of a session asks for the site's own modules, and for those of packages. */
export const SITE_PATH = '/site';
export const VENDORS_PATH = '/vendors';
/** The header that names the version of the site's own modules in which something failed. */
export const VERSION_HEADER = 'X-Code-Version';
/** What the site's text finds those of packages by. */
export const VENDORS_NAME = 'VENDORS';
/** What the site's text finds the module `#assets` by. */
export const ASSETS_NAME = 'ASSETS';
