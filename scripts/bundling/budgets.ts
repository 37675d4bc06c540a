import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEFAULT_LANGUAGE } from '../../client/shared/preferences/language.ts';
import { PRODUCT_IDS } from '../../client/shared/product.ts';
import { assetsFolder, clientMeta, demosMeta, workerFolder } from '../shared/folders.ts';
import { OTHER_LANGUAGES } from '../shared/languages.ts';
import { filesOf, outputsOf } from './bundle-files.ts';

const filesFolder = () => `${assetsFolder()}/toolpad/assets`;

type Budget = { name: string; files: () => string[]; limit: number; compress: (text: Uint8Array) => Uint8Array };

/** What each part of the site may weigh, compressed as it travels, in bytes. */
const BUDGETS: Budget[] = [
  { name: 'script before anyone interacts', files: initialScripts, limit: 8 * 1024, compress: brotliCompressSync },
  {
    name: 'script of the ad slot',
    files: () => loadedBy('client/browser/ads/ad-slot.ts'),
    limit: 4 * 1024,
    compress: brotliCompressSync,
  },
  {
    name: 'script of the feedback form',
    files: () => loadedBy('client/browser/feedback/feedback-form.ts'),
    limit: 3 * 1024,
    compress: brotliCompressSync,
  },
  {
    name: 'script of the settings drawer',
    files: () => loadedBy('client/islands/mount.tsx', 'client/islands/settings.tsx'),
    // The half is the theme's color of a field's border.
    limit: 125.5 * 1024,
    compress: brotliCompressSync,
  },
  {
    name: 'script of the search dialog',
    files: () => loadedBy('client/browser/search/dialog/activate-search.ts'),
    // A seventh of one joins sentences of Chinese without spaces, and tells an answer that is coming from one that cannot be had, and a copy that was refused from one that was made.
    // A twentieth: a word for readers whose search is asked nobody.
    limit: 11.75 * 1024,
    compress: brotliCompressSync,
  },
  {
    name: 'search engine in the browser',
    files: () =>
      loadedBy('client/browser/search/dialog/index-answers.ts').filter(
        (file) => !loadedBy('client/browser/search/dialog/activate-search.ts').includes(file),
      ),
    // 1.4 KB are words of plain English and names of tools, which are no typos, and words that join others. A tenth of one passes over
    // sections that answer nothing, and reads the index of a site of many thousands.
    limit: 10.85 * 1024,
    compress: brotliCompressSync,
  },
  {
    name: 'script of the form that asks a project',
    files: () => loadedBy('client/islands/fit.tsx').filter((file) => !loadedBy('client/islands/mount.tsx').includes(file)),
    limit: 13 * 1024,
    compress: brotliCompressSync,
  },
  // A first query costs nothing of them: the edge answers. Five KB are readers' words for single sections.
  {
    name: 'English search index',
    files: () => globSync(`${filesFolder()}/search/${DEFAULT_LANGUAGE}-*.json`),
    limit: 70 * 1024,
    compress: brotliCompressSync,
  },
  {
    name: 'heaviest search index of a translation',
    files: () => largest(OTHER_LANGUAGES.flatMap((language) => globSync(`${filesFolder()}/search/${language}-*.json`))),
    // Chinese has no spaces: each pair of characters is a term, and the same pages hold more of them.
    limit: 74 * 1024,
    compress: brotliCompressSync,
  },
  {
    name: 'editor of the live editor',
    files: () => loadedBy('client/browser/demos/live-edit/open-editor.ts'),
    limit: 200 * 1024,
    compress: brotliCompressSync,
  },
  {
    name: 'heaviest module for edited demos',
    files: () => largest(globSync(`${filesFolder()}/live/*.js`)),
    limit: 110 * 1024,
    compress: brotliCompressSync,
  },
  {
    name: 'fonts',
    files: () => globSync(`${filesFolder()}/{roboto-[46]00,icons}-*.woff2`),
    limit: 16.5 * 1024,
    compress: (bytes) => bytes,
  },
  {
    name: 'highlighting stylesheet',
    files: () => [`${assetsFolder()}/static/styles/prism-okaidia.css`],
    limit: 1024,
    compress: brotliCompressSync,
  },
  // The chart, which is all of MUI X Charts; a second demo finds most of its load in the cache.
  { name: 'script of the heaviest demo', files: heaviestDemo, limit: 400 * 1024, compress: brotliCompressSync },
  {
    name: 'scripts of all demos of Core',
    files: () => Object.keys(outputsOf(demosMeta('core'))),
    limit: 450 * 1024,
    compress: brotliCompressSync,
  },
  // Of which the page of all blocks and tokens is 2 KB, in a module that no reader's request loads. The form that asks for an app's name is
  // another 2, and so are Material UI's container and typography, which the pages are made of that are no article. Half is for Chinese words of search.
  // Another half pays for styles of tables and folds on pages that have some, and for a search index that opens in pieces.
  // One more: the original's hidden addresses, long API references that agents read in parts, and names of tools that are no typos.
  // A quarter: the part of a large navigation that a page has, and passing over sections that answer nothing.
  { name: 'Worker script', files: () => globSync(`${workerFolder()}/*.js`), limit: 210.5 * 1024, compress: gzipSync },
];

export type Weight = { name: string; bytes: number; limit: number };

/** Weighs the build. */
export function weigh(): Weight[] {
  return BUDGETS.map(({ name, files, limit, compress }) => {
    const bytes = files().reduce((sum, file) => sum + compress(readFileSync(file)).length, 0);
    return { name, bytes, limit };
  });
}

/** Throws when a part is missing or heavier than it may be; names it and both numbers. */
export function checkBudgets(): void {
  const broken = weigh().filter(({ bytes, limit }) => bytes === 0 || bytes > limit);
  if (broken.length === 0) return;
  throw new Error(
    broken
      .map(
        ({ name, bytes, limit }) =>
          `${name}: ${bytes} bytes, ${limit} allowed. Make it smaller, or change the budget in scripts/bundling/budgets.ts with a reason.`,
      )
      .join('\n'),
  );
}

/** The entry and what it imports at once; chunks that it imports later are not in its first request. */
function initialScripts(): string[] {
  return [...filesOf(outputsOf(clientMeta()), ['client/entry.ts']), ...globSync(`${filesFolder()}/reading-*.js`)];
}

/** What modules bring that the page has not: their files and all that those import at once. */
function loadedBy(...modules: string[]): string[] {
  const initial = filesOf(outputsOf(clientMeta()), ['client/entry.ts']);
  return [...filesOf(outputsOf(clientMeta()), modules)].filter((file) => !initial.has(file));
}

/** What a reader loads for the demo that needs most, from an empty cache. */
function heaviestDemo(): string[] {
  const loads = PRODUCT_IDS.flatMap((product) => {
    const outputs = outputsOf(demosMeta(product));
    const modules = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
    const entry = `written:${product}`;
    return modules.map((module) => {
      const files = [...filesOf(outputs, [entry, module])];
      return { files, bytes: files.reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0) };
    });
  });
  return loads.sort((a, b) => b.bytes - a.bytes)[0]?.files ?? [];
}

function largest(files: string[]): string[] {
  return files.sort((a, b) => statSync(b).size - statSync(a).size).slice(0, 1);
}
