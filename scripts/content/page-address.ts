/** Whether an address is of a page, which there is in every language. */
export function isPageAddress(href: string): boolean {
  return /^\/(?:toolpad(?!\/_)|api-docs)/.test(href);
}
