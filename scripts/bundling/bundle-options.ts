import type { BuildOptions } from 'esbuild';

/** How every bundle with components is made. */
export const componentOptions = {
  bundle: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Packages carry 'use client' marks, which mean nothing here.
  logOverride: { 'ignored-directive': 'silent' },
  metafile: true,
} as const satisfies BuildOptions;

/** How browsers get them: as modules that share chunks. */
export const browserOptions = {
  ...componentOptions,
  format: 'esm',
  splitting: true,
  minify: true,
  target: 'es2022',
} as const satisfies BuildOptions;
