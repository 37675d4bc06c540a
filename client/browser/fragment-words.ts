/** Puts the page's words into a compiled fragment that was fetched: they are data attributes of `<html>`. */
export function withWords(html: string): string {
  return html.replace(/\{\{t:(\w+)\}\}/g, (_, key: string) => document.documentElement.dataset[key] ?? '');
}
