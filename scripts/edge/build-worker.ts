import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { bundle, keepsBundles } from '../bundling/bundle.ts';
import { componentOptions } from '../bundling/bundle-options.ts';
import { generatedModules } from '../bundling/generated-modules.ts';
import { TABLE_NAME } from '../bundling/vendors.ts';
import { workerFolder } from '../shared/folders.ts';
import { ASSETS_NAME, VENDORS_NAME } from './code-paths.ts';

/**
 * Node streams that Emotion's server build drags in for an API that an edge never calls; and a validator that makes code from schemas,
 * which an edge forbids: the server of the Model Context Protocol gets another one.
 */
const NEVER_CALLED = ['html-tokenize', 'multipipe', 'through', 'ajv', 'ajv-formats'];
const NEVER_CALLED_FILE = './scripts/edge/never-called.ts';

/** What a button of Material UI draws only in a browser: the wave of a press, and a circle while something is loading. 3 KB. */
const DRAWN_IN_BROWSER = /\/(?:TouchRipple|CircularProgress\/index)\.mjs$/;

/** How Hono finds routes where it is told no other way; `worker/remembering-router.ts` is ours. 1 KB. */
const OTHER_ROUTERS = /\/(?:reg-exp-router|smart-router)\/router\.js$/;

const neverCalled: Plugin = {
  name: 'never-called',
  setup({ onResolve }) {
    for (const filter of [DRAWN_IN_BROWSER, OTHER_ROUTERS]) onResolve({ filter }, () => ({ path: resolve(NEVER_CALLED_FILE) }));
  },
};

/** In a session the addresses of what browsers get come when the Worker runs: both can be bundled at the same time. */
const assetsAtRunTime: Plugin = {
  name: 'assets-at-run-time',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#assets$/ }, ({ path }) => ({ path, namespace: 'at-run-time' }));
    onLoad({ filter: /./, namespace: 'at-run-time' }, () => ({ contents: `module.exports = ${ASSETS_NAME};` }));
  },
};

/** What holds `renderToString`; the package's own module brings the renderer of streams along, which weighs as much again. */
const RENDERER = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';

/** What a bundle that a running runtime takes up is called in its text. */
export const BUNDLE_NAME = 'site';

/** The modules of packages in a session, as a text of their own. */
export const VENDORS_FILE = 'vendors.js';

/** Bundles the Worker into modules, so that the renderer is evaluated only when a page must be rendered; in a session, into one text. */
export async function buildWorker(): Promise<Metafile> {
  const { metafile } = await bundle(
    'worker',
    {
      ...componentOptions,
      entryPoints: ['worker/index.ts'],
      outdir: workerFolder(),
      ...(keepsBundles() ? { format: 'iife', globalName: BUNDLE_NAME } : { format: 'esm', splitting: true }),
      minify: true,
      // Chinese words take half the room that their escapes take.
      charset: 'utf8',
      // Licenses go along in a file of their own, which nothing has to parse.
      legalComments: 'external',
      target: ['es2024'],
      conditions: ['workerd', 'worker'],
      mainFields: ['module', 'main'],
      alias: {
        ...Object.fromEntries(NEVER_CALLED.map((name) => [name, NEVER_CALLED_FILE])),
        'react-dom/server.edge': resolve(RENDERER),
      },
      plugins: keepsBundles() ? [assetsAtRunTime, generatedModules, neverCalled] : [generatedModules, neverCalled],
      // A mistake is shown at its place in the sources.
      sourcemap: keepsBundles() && 'external',
    },
    { name: 'worker', from: '.', keep: keepVendors },
  );
  return metafile;
}

function keepVendors(code: string): string {
  writeFileSync(join(workerFolder(), VENDORS_FILE), `${code}\nreturn ${TABLE_NAME}.vendors;`);
  return `export const vendors = ${VENDORS_NAME};`;
}
