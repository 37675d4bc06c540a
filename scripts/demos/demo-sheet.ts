import { minifyCss } from '../bundling/minify-css.ts';
import type { StyledDemo } from './find-demos.ts';
import { tailwindSheet } from './tailwind-sheet.ts';

/** The sheet that a demo's document needs beside the styles of its components, minified; empty for Material UI's own styling. */
export async function demoSheet({ styling, file, code: source, sheet: written }: StyledDemo): Promise<string> {
  if (styling === 'system') return '';
  return minifyCss(styling === 'css' ? (written ?? '') : await tailwindSheet(source, file));
}
