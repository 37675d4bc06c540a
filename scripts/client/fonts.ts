import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import subsetFont from 'subset-font';
import { assetsFolder } from '../shared/folders.ts';
import { hashOf } from '../shared/hash.ts';

/** What English prose and code need: printable ASCII, typographic marks, a few letters of names. The fallback font has the rest. */
const RANGES: [number, number][] = [[0x20, 0x7e]];
const EXTRAS = '\u00a0©·×éöü–—‘’“”…←→↑↓✓';

/** The sheet that shows icons; it names them by code point, and the font holds no others. */
const ICON_SHEET = 'public/static/styles/icons.css';

/** Without glyphs that only small capitals and fractions would use, a seventh of a file, and without hints for coarse pixels, a third of it. */
const SMALL = { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true } as const;

const { resolve } = createRequire(import.meta.url);
/** What a subset is made with, beside a font and characters. */
const MAKER = JSON.stringify([SMALL, readFileSync(resolve('subset-font/package.json'), 'utf8')]);

export type FontUrls = { regular: string; bold: string; condensed: string; icons: string };

/** Subsets the fonts that the site uses; returns their URLs. Done once for each set of characters. */
export async function writeFonts(): Promise<FontUrls> {
  const prose = proseCharacters();
  const [regular, bold, condensed, icons] = await Promise.all([
    writeFont('roboto-400', '@fontsource/roboto/files/roboto-latin-400-normal.woff2', prose),
    writeFont('roboto-600', '@fontsource/roboto/files/roboto-latin-600-normal.woff2', prose),
    writeFont('roboto-condensed', '@fontsource/roboto-condensed/files/roboto-condensed-latin-400-normal.woff2', prose),
    writeFont('icons', '@fontsource/material-icons/files/material-icons-latin-400-normal.woff2', iconCharacters(ICON_SHEET)),
  ]);
  return { regular, bold, condensed, icons };
}

/** The rules for both weights; the bold one also serves 500 and 700. A font that comes too late waits for the next page instead of moving this one. */
export function fontFaces({ regular, bold }: FontUrls): string {
  return face('Roboto', '400', 'optional', regular) + face('Roboto', '500 900', 'optional', bold);
}

/** The rules for what comes after the page. Said with the page, as a late rule would lay out its whole text again. */
export function lateFontFaces({ condensed, icons }: FontUrls): string {
  return face('Roboto Condensed', '400', 'swap', condensed) + face('Icons', '400', 'block', icons);
}

function face(family: string, weight: string, display: string, url: string): string {
  return `@font-face{font-family:${family};font-weight:${weight};font-display:${display};src:url("${url}") format("woff2")}`;
}

async function writeFont(name: string, source: string, characters: string): Promise<string> {
  const whole = readFileSync(resolve(source));
  const cached = `build/fonts/${name}-${hashOf(characters + hashOf(whole) + MAKER)}.woff2`;
  if (!existsSync(cached)) {
    mkdirSync('build/fonts', { recursive: true });
    const part = `${cached}.${process.pid}-${threadId}`;
    writeFileSync(part, await subsetFont(whole, characters, SMALL));
    // Written beside and moved: another build never reads half a font.
    renameSync(part, cached);
  }
  const bytes = readFileSync(cached);
  const url = `/toolpad/assets/${name}-${hashOf(bytes)}.woff2`;
  mkdirSync(join(assetsFolder(), 'toolpad/assets'), { recursive: true });
  writeFileSync(join(assetsFolder(), url), bytes);
  return url;
}

function proseCharacters(): string {
  const codes = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  return String.fromCharCode(...codes) + EXTRAS;
}

function iconCharacters(sheet: string): string {
  const codes = [...readFileSync(sheet, 'utf8').matchAll(/content: "\\([0-9a-f]+)"/g)].map(([, code = '']) => Number.parseInt(code, 16));
  if (codes.length === 0) throw new Error(`${sheet} shows no icon. Write lines such as \`content: "\\e88e"\`.`);
  return String.fromCharCode(...codes);
}
