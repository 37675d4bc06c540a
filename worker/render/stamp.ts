import type { Language } from '../../client/shared/language.ts';
import type { Preferences } from '../../client/shared/preferences.ts';
import { type Attributes, bodyAttributes, htmlAttributes, themeColors } from '../../client/shared/stamps.ts';

/** A neutral page cut at the three places where a reader's preferences go. */
export type StampablePage = { language: Language; parts: [Uint8Array, Uint8Array, Uint8Array]; size: number };

const encoder = new TextEncoder();

/** The opening tag of `<html>` for a reader. `fixed` are attributes that are the same for all. */
export function htmlTag(language: Language, preferences: Preferences, fixed = ''): string {
  return `<html lang="${language}"${toText(htmlAttributes(preferences))}${fixed}>`;
}

export function bodyTag(preferences: Preferences): string {
  return `<body${toText(bodyAttributes(preferences))}>`;
}

export function themeColorMetas(preferences: Preferences): string {
  const [light, dark] = themeColors(preferences);
  const meta = (scheme: string, content: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${content}">`;
  return meta('light', light) + meta('dark', dark);
}

/** Cuts neutral HTML. Throws when a mark is missing: a page that cannot be stamped must not be cached. */
export function cutPage(html: string, language: Language): StampablePage {
  const match = /^<!doctype html><html [^>]*?( data-copy[^>]*)?>([\s\S]*?)(?:<meta name="theme-color"[^>]*>){2}([\s\S]*?)<body[^>]*>/.exec(
    html,
  );
  if (!match)
    throw new Error('The rendered page lacks <html>, theme-color or <body>. Compare worker/render/document.ts with this pattern.');
  const [whole, fixed = '', head = '', rest = ''] = match;
  const parts: StampablePage['parts'] = [
    encoder.encode(`${fixed}>${head}`),
    encoder.encode(rest),
    encoder.encode(html.slice(whole.length)),
  ];
  return { language, parts, size: parts.reduce((sum, part) => sum + part.length, 0) };
}

/** The page for one reader: the parts with the stamps in between. Copying bytes is several times faster than any rewriting. */
export function stampPage({ language, parts, size }: StampablePage, preferences: Preferences): Uint8Array<ArrayBuffer> {
  const open = htmlTag(language, preferences).slice(0, -1);
  const stamps = [`<!doctype html>${open}`, themeColorMetas(preferences), bodyTag(preferences)].map((stamp) => encoder.encode(stamp));
  const bytes = new Uint8Array(size + stamps.reduce((sum, stamp) => sum + stamp.length, 0));
  let offset = 0;
  parts.forEach((part, index) => {
    for (const piece of [stamps[index]!, part]) {
      bytes.set(piece, offset);
      offset += piece.length;
    }
  });
  return bytes;
}

/** A word for a combination of stamps, for ETags. The other two stamps follow from what `<html>` has. */
export function stampCode(preferences: Preferences): string {
  return Object.values(htmlAttributes(preferences)).join('-');
}

function toText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');
}
