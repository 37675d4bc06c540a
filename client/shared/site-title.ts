/** What the site is called, and how the names of its products begin. */
export const SITE_NAME = 'Toolpad';

/** The title of a document: its page's own, and what the page belongs to. */
export function siteTitle(title: string, owner = SITE_NAME): string {
  return `${title} - ${owner}`;
}

/** The page's own title in that of a document. */
export function pageTitleIn(documentTitle: string): string {
  return documentTitle.replace(new RegExp(` - ${SITE_NAME}\\b.*$`), '');
}
