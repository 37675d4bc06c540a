import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { demoFile, pageFile } from '../../client/shared/address/built-files.ts';
import type { KeepList } from '../../client/shared/offline.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, localizedPath } from '../../client/shared/preferences/language.ts';
import { currentVersion } from '../../client/shared/product.ts';
import { products } from '../../content/products.ts';
import { assetsFolder, urlOf } from '../shared/folders.ts';
import { hashOf } from '../shared/hash.ts';
import { remembered } from '../shared/remembered.ts';

/** What the layout around a page's content adds to it as it travels, in bytes: trees, header, styles. The test of the list weighs it. */
const LAYOUT_BYTES = 12_500;

/** Written by a deploy, or of use only online: films are asked for in parts, which the service worker leaves alone. */
const LEFT_OUT = /builds\.json$|speculation-rules\.json$|\.webm$/;
const COMPRESSED = /\.(?:js|css|json|html|svg)$/;

/** Writes the list of everything that "Keep the docs offline" downloads, with sizes as they travel; returns its address. */
export function writeKeepList(build: string, paths: readonly string[], sheets: readonly string[]): string {
  const files = [...pageEntries(paths), ...demoEntries(), ...fileEntries(sheets)];
  const versions = Object.fromEntries(Object.values(products).map((product) => [product.id, currentVersion(product)]));
  const list: KeepList = { build, versions, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files };
  const text = JSON.stringify(list);
  const url = `/toolpad/assets/offline-${hashOf(text)}.json`;
  writeFileSync(join(assetsFolder(), url), text);
  return url;
}

type Entry = KeepList['files'][number];

/** Pages are rendered at the edge, so their size is that of their content and of what is around every page. */
function pageEntries(paths: readonly string[]): Entry[] {
  const pages = paths.filter((path) => /^\/toolpad(?:\/|$)/.test(path));
  return LANGUAGES.flatMap((language) =>
    pages.map((path): Entry => [localizedPath(path, language), bodyBytes(path, language) + LAYOUT_BYTES]),
  );
}

function bodyBytes(path: string, language: Language): number {
  const file = (written: Language) => join(assetsFolder(), pageFile(written, path));
  return compressedBytes(readFileSync(existsSync(file(language)) ? file(language) : file(DEFAULT_LANGUAGE), 'utf8'));
}

function demoEntries(): Entry[] {
  return globSync(assetsFolder() + demoFile('*'))
    .sort()
    .map((file): Entry => [`/toolpad/_demo/${basename(file, '.json')}`, bytesOf(file)]);
}

function fileEntries(sheets: readonly string[]): Entry[] {
  const files = globSync(`${assetsFolder()}/{toolpad/assets,static}/**/*`).sort();
  const named = files.filter((file) => statSync(file).isFile() && !LEFT_OUT.test(file));
  const plain = named.map((file): Entry => [urlOf(file), bytesOf(file)]);
  // Pages ask for these sheets with their hash.
  return plain.map(([url, bytes]): Entry => [sheets.find((sheet) => sheet.startsWith(`${url}?`)) ?? url, bytes]);
}

function bytesOf(file: string): number {
  return COMPRESSED.test(file) ? compressedBytes(readFileSync(file, 'utf8')) : statSync(file).size;
}

/** About what the platform's own compression makes of it. */
const compressedBytes = remembered(
  'compressed bytes',
  (text: string): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
);
