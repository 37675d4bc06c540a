import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptFile } from '../../client/shared/script-file.ts';
import { bundle, keepsBundles } from '../bundling/bundle.ts';
import { filesOf, type Outputs, writeMeta } from '../bundling/bundle-files.ts';
import { browserOptions } from '../bundling/bundle-options.ts';
import { generatedModules, writeGenerated } from '../bundling/generated-modules.ts';
import { minifyCss } from '../bundling/minify-css.ts';
import { assetsFolder, clientMeta, urlOf } from '../shared/folders.ts';
import { hashOf, hashSource } from '../shared/hash.ts';
import { bundleBoot } from './bundle-boot.ts';
import { fontFaces, lateFontFaces, writeFonts } from './fonts.ts';
import { oneSharedFile } from './one-shared-file.ts';
import { scriptFile, writeScript } from './script-file.ts';

/** Stylesheets that are fetched after the page, by what they are for. */
const LATE_SHEETS = {
  highlight: 'static/styles/prism-okaidia.css',
  icons: 'static/styles/icons.css',
  condensed: 'static/styles/condensed.css',
};

/** What an open page of a session loads when islands were edited. */
export const ISLAND_CODE = 'client/dev/island-code.ts';

/** What starts the code of a session's pages, and of others. */
export const DEV_ENTRY = 'client/dev-entry.ts';
const ENTRY = 'client/entry.ts';
/** Readers wait for it from the press on. */
const SEARCH = 'client/browser/search/dialog/activate-search.ts';

/** What the Worker needs to know of the client's files; written as the module `#assets`. */
export type ClientFiles = {
  /** The entry, and what it imports. */
  modules: ScriptFile[];
  boot: string;
  bootHash: string;
  /** The script that the HTML of pages names. */
  pageScript: ScriptFile;
  adFrameScript: ScriptFile;
  adFrameCss: string;
  baseCss: string;
  fontUrls: string[];
  sheetUrls: Record<keyof typeof LATE_SHEETS, string>;
  serviceWorkerScript: string;
  retiringWorker: string;
  /** What the offline pages need. */
  shellFiles: string[];
};

/** What runs on the offline page before anyone interacts, in a window of any width. */
const SHELL_MODULES = [
  ENTRY,
  DEV_ENTRY,
  'client/browser/navigation/drawer.ts',
  'client/browser/offline/offline-page.ts',
  'client/browser/offline/service-worker.ts',
];

/** Bundles the browser's code and writes fonts. */
export async function buildClient(dev: boolean): Promise<ClientFiles> {
  const entry = dev ? DEV_ENTRY : ENTRY;
  const [outputs, fonts, reading, adFrame, adFrameCss, serviceWorkerScript, retiringWorker] = await Promise.all([
    bundleEntry(entry),
    writeFonts(),
    bundleBoot('client/browser/reading.ts'),
    bundleBoot('client/browser/ads/network-document.ts'),
    minifyCss(readFileSync('worker/views/ads/ad-frame.css', 'utf8')),
    bundleBoot('client/service-worker/worker.ts'),
    bundleBoot('client/service-worker/retire.ts'),
  ]);
  const modules = [...filesOf(outputs, [entry])].map(scriptFile);
  const shellModules = [...filesOf(outputs, SHELL_MODULES)].map(urlOf);
  const icons = versioned(LATE_SHEETS.icons);
  const boot = await bundleBoot('client/browser/boot.ts', modules);
  const pageScript = writeScript('reading', reading);
  return {
    modules,
    boot,
    bootHash: hashSource(boot),
    pageScript,
    adFrameScript: writeScript('ad-frame', adFrame),
    adFrameCss,
    baseCss: await minifyCss(fontFaces(fonts) + lateFontFaces(fonts) + readFileSync('worker/views/frame/base.css', 'utf8')),
    fontUrls: [fonts.regular, fonts.bold],
    serviceWorkerScript,
    retiringWorker,
    shellFiles: [
      ...shellModules,
      pageScript.url,
      fonts.regular,
      fonts.bold,
      fonts.icons,
      icons,
      '/static/favicon.svg',
      '/manifest.webmanifest',
    ],
    sheetUrls: {
      highlight: versioned(LATE_SHEETS.highlight),
      icons,
      condensed: versioned(LATE_SHEETS.condensed),
    },
  };
}

function versioned(file: string): string {
  return `/${file}?${hashOf(readFileSync(join('public', file)))}`;
}

/** Writes `#assets`. The build id changes with anything that a page is made from. */
export function writeAssetsModule(files: ClientFiles, buildId: string, keepList: string): void {
  const text = Object.entries({ buildId, keepList, ...files }).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  writeGenerated('assets', text.join(''));
}

async function bundleEntry(entry: string): Promise<Outputs> {
  const { metafile } = await bundle(
    'client',
    {
      ...browserOptions,
      entryPoints: { entry, ...(keepsBundles() && { islands: ISLAND_CODE }) },
      plugins: keepsBundles() ? [generatedModules] : [oneSharedFile(entry, SEARCH), generatedModules],
      outdir: join(assetsFolder(), 'toolpad/assets'),
      entryNames: '[name]-[hash]',
      chunkNames: 'chunks/[name]-[hash]',
    },
    { name: 'client', from: '.', keep: keepTable },
  );
  writeMeta(clientMeta(), metafile);
  return metafile.outputs;
}

/** Writes the modules of packages that bundles of a session import. Returns a module that has them. */
export function keepTable(code: string): string {
  return `export { vendors } from ${JSON.stringify(writeScript('vendors', code).url)};`;
}
