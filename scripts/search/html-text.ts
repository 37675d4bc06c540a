/** A piece of compiled HTML: words, and what they are of. */
export type HtmlPiece = { kind: 'text' | 'code' | 'name' | 'sample'; text: string };

/** Controls of the interface; what they say is no content. */
const FURNITURE = /<(button|noscript|svg|fieldset)\b[\s\S]*?<\/\1>|<a class="(?:icon|schema-anchor)"[\s\S]*?<\/a>|\{\{[^}]*\}\}/g;
const TOKEN = /<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<[^>]*>|[^<]+/g;
const NAME = /^<code class="(?:prop-name|schema-key)"/;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", nbsp: ' ' };

/** The text of compiled HTML in order: prose, inline code, names of props and keys, and code samples. */
export function htmlPieces(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  for (const [token] of html.replace(FURNITURE, '').matchAll(TOKEN)) {
    const kind = kindOf(token);
    const text = kind && plainText(token);
    if (kind && text) pieces.push({ kind, text });
    // What a frame shows is said in its title.
    else if (token.startsWith('<iframe'))
      pieces.push({ kind: 'text', text: `${unescapeHtml(/ title="([^"]*)"/.exec(token)?.[1] ?? '')}. ` });
    // Blocks and cells stand apart, though no space is written between them.
    else if (/^<\/?(?:p|li|t[dhr]|div|h\d|br|summary|details|dt|dd|figure|figcaption|aside|ul|ol)\b/.test(token))
      pieces.push({ kind: 'text', text: ' ' });
  }
  return pieces;
}

function kindOf(token: string): HtmlPiece['kind'] | undefined {
  if (token.startsWith('<pre')) return 'sample';
  if (token.startsWith('<code')) return NAME.test(token) ? 'name' : 'code';
  return token.startsWith('<') ? undefined : 'text';
}

/** HTML without tags. */
export function plainText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}

function unescapeHtml(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
