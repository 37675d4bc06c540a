/** The title of a document: its page's own, and what the page belongs to. */
export function siteTitle(title: string, owner = 'Toolpad'): string {
  return `${title} - ${owner}`;
}

/** The page's own title in that of a document. */
export function pageTitleIn(documentTitle: string): string {
  return documentTitle.replace(/ - Toolpad\b.*$/, '');
}
