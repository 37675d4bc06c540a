/**
 * Escapes text for HTML content and for attribute values in double quotes. Ours, in one line: Hono's `html` may return a promise, and the
 * build and browsers escape without Hono.
 */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The text that `escapeHtml` escaped. */
export function unescapeHtml(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
