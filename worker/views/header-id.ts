/** The bar on top of a page, in its document. */
export const HEADER_ID = 'site-header';
