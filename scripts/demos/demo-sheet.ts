import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { type StyledDemo, sheetBeside } from './find-demos.ts';
import { tailwindSheet } from './tailwind-sheet.ts';

/** The sheet that a demo's document needs beside the styles of its components, minified; empty for Material UI's own styling. */
export async function demoSheet({ styling, file }: StyledDemo): Promise<string> {
  if (styling === 'system') return '';
  const sheet = styling === 'css' ? readFileSync(sheetBeside(file), 'utf8') : await tailwindSheet(readFileSync(file, 'utf8'), file);
  const { code } = await transform(sheet, { loader: 'css', minify: true });
  return code.trim();
}
