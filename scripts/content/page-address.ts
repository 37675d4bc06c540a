/** Stands in HTML where the reader's language goes into the address of a page. A character for private use: no text has it. */
export const PAGE_PREFIX = '\uE000';

/** Whether an address is of a page, which there is in every language. */
export function isPageAddress(href: string): boolean {
  return /^\/(?:toolpad(?!\/_)|api-docs)/.test(href);
}
