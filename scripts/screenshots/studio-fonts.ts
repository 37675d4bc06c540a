import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';

const WEIGHTS = [300, 400, 500, 700];

/** The product asks a font service for its faces; the pictures must look the same without a network. */
export async function serveFonts(context: BrowserContext): Promise<void> {
  const face = (family: string) => (weight: number) =>
    `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${font(weight)}) format('woff2')}`;
  const css = ['Roboto', 'IBM Plex Sans'].flatMap((family) => WEIGHTS.map(face(family))).join('');
  await context.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: css }));
}

function font(weight: number): string {
  return readFileSync(`node_modules/@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`).toString('base64');
}
