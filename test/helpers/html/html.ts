import { createHash } from 'node:crypto';

/** Everything in a document that a policy without `unsafe-inline` must know by its hash, or must not allow. */
type Inline = { scripts: string[]; styles: string[]; styleAttributes: string[]; handlers: string[]; scriptLinks: string[] };

const TAG = /<[a-z][\w-]*((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>"/]+)(?:="([^"]*)")?/g;

/** Finds inline scripts and styles, style attributes, handler attributes and `javascript:` addresses in HTML as React writes it. */
export function inlineOf(html: string): Inline {
  const inline: Inline = { scripts: [], styles: [], styleAttributes: [], handlers: [], scriptLinks: [] };
  const rest = html.replace(/<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g, (_, name: string, attributes = '', text: string) => {
    // A data block (HTML 4.12.1) is never run, so no policy has to know it.
    if (!/\ssrc=|\stype="application\/ld\+json"/.test(attributes)) inline[name === 'script' ? 'scripts' : 'styles'].push(text);
    return '';
  });
  for (const [, attributes = ''] of rest.matchAll(TAG)) {
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (name === 'style') inline.styleAttributes.push(unescapeHtml(value));
      if (/^on/i.test(name)) inline.handlers.push(name);
      if (/^\s*javascript:/i.test(unescapeHtml(value))) inline.scriptLinks.push(value);
    }
  }
  return inline;
}

/** The hash of an inline script or style, as a policy writes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The directives of a Content-Security-Policy. */
export function directivesOf(policy: string | null): Map<string, string[]> {
  const directives = (policy ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** The values of an attribute everywhere in a document. */
export function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => unescapeHtml(value!));
}

/** The canonical link of a page. */
export function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
}

export function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
