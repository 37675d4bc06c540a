import type { Language } from '../../client/shared/preferences/language.ts';
import type { Preferences } from '../../client/shared/preferences/preferences.ts';
import { type Attributes, bodyAttributes, htmlAttributes, themeColors } from '../../client/shared/stamps.ts';

type Parts = [Uint8Array, Uint8Array, Uint8Array];

/**
 * A page for all readers of a language, in the parts that begin within the tag of `<html>`, after the theme colors, and after the tag of
 * `<body>`. Where a page has a `seam`, which counts the bytes after it, each answer may have something joined in.
 */
export type NeutralPage = { language: Language; parts: Parts; size: number; seam?: number };

/** A neutral page with the status and headers of its answer. */
export type NeutralAnswer = NeutralPage & { status: 200 | 404; headers: Record<string, string> };

const encoder = new TextEncoder();

/** A neutral page of its parts, with their size in bytes. */
export function neutralPage(language: Language, parts: Parts, seam?: number): NeutralPage {
  return { language, parts, size: parts.reduce((sum, part) => sum + part.length, 0), seam };
}

/** The page for one reader: the parts with the stamps in between. Copying bytes is several times faster than any rewriting. */
export function stampPage({ language, parts }: NeutralPage, preferences: Preferences): Uint8Array<ArrayBuffer> {
  const [start, colors, body] = stampsOf(language, preferences);
  return joined([start, parts[0], colors, parts[1], body, parts[2]]);
}

/** A stamped page with HTML joined in at its seam. */
export function joinedIn(bytes: Uint8Array, seam: number, html: string): Uint8Array<ArrayBuffer> {
  const at = bytes.length - seam;
  return joined([bytes.subarray(0, at), encoder.encode(html), bytes.subarray(at)]);
}

/** The parts within a page that was stamped for these preferences: whoever keeps both keeps the bytes once. */
export function partsWithin(bytes: Uint8Array, { language, parts }: NeutralPage, preferences: Preferences): Parts {
  const stamps = stampsOf(language, preferences);
  const [start, head, rest] = [stamps[0].length, parts[0].length + stamps[1].length, parts[1].length + stamps[2].length];
  const part = (begin: number, { length }: Uint8Array) => bytes.subarray(begin, begin + length);
  return [part(start, parts[0]), part(start + head, parts[1]), part(start + head + rest, parts[2])];
}

/** The stamps that were made before: preferences have a few hundred combinations, most of which nobody chooses. */
const made = new Map<string, Parts>();

function stampsOf(language: Language, preferences: Preferences): Parts {
  const key = `${language} ${stampCode(preferences)}`;
  const known = made.get(key);
  if (known) return known;
  const stamps: Parts = [
    encoder.encode(`<!doctype html><html lang="${language}"${toText(htmlAttributes(preferences))}`),
    encoder.encode(themeColorMetas(preferences)),
    encoder.encode(`<body${toText(bodyAttributes(preferences))}>`),
  ];
  made.set(key, stamps);
  return stamps;
}

/** Bytes, one after another. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}

/** A word for a combination of stamps, for ETags. The other two stamps follow from what `<html>` has. */
export function stampCode(preferences: Preferences): string {
  return Object.values(htmlAttributes(preferences)).join('-');
}

function themeColorMetas(preferences: Preferences): string {
  const [light, dark] = themeColors(preferences);
  const meta = (scheme: string, content: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${content}">`;
  return meta('light', light) + meta('dark', dark);
}

function toText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');
}
