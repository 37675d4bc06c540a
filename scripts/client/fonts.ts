import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ASSETS_FOLDER } from '../folders.ts';

/** What English prose and code need: printable ASCII, typographic marks, a few letters of names. The fallback font has the rest. */
const RANGES: [number, number][] = [[0x20, 0x7e]];
const EXTRAS = '\u00a0©·×éöü–—‘’“”…←→↑↓✓';

const WEIGHTS = { regular: 400, bold: 600 } as const;

export type FontUrls = Record<keyof typeof WEIGHTS, string>;

/** Subsets the two weights of Roboto that the site uses; returns their URLs. Done once, as nothing but the package can change it. */
export async function writeFonts(): Promise<FontUrls> {
  const [regular, bold] = await Promise.all([writeFont(WEIGHTS.regular), writeFont(WEIGHTS.bold)]);
  return { regular, bold };
}

/** The rules for both weights; the bold one also serves 500 and 700. A font that comes too late waits for the next page instead of moving this one. */
export function fontFaces({ regular, bold }: FontUrls): string {
  const face = (weight: string, url: string) =>
    `@font-face{font-family:Roboto;font-weight:${weight};font-display:optional;src:url("${url}") format("woff2")}`;
  return face('400', regular) + face('500 900', bold);
}

async function writeFont(weight: number): Promise<string> {
  const cached = `build/fonts/roboto-${weight}.woff2`;
  if (!existsSync(cached)) {
    mkdirSync('build/fonts', { recursive: true });
    const source = createRequire(import.meta.url).resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`);
    writeFileSync(cached, await subsetFont(readFileSync(source), characters(), { targetFormat: 'woff2' }));
  }
  const bytes = readFileSync(cached);
  const url = `/toolpad/assets/roboto-${weight}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
  mkdirSync(join(ASSETS_FOLDER, 'toolpad/assets'), { recursive: true });
  writeFileSync(join(ASSETS_FOLDER, url), bytes);
  return url;
}

function characters(): string {
  const codes = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  return String.fromCharCode(...codes) + EXTRAS;
}
