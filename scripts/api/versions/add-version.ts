import { globSync, readFileSync } from 'node:fs';
import type { ProductId } from '../../../client/shared/product.ts';
import { readCoreVersion } from './core-version.ts';
import { type Delta, deltaOf } from './delta.ts';
import { byVersion, minorOf, readVersions, type Version, writeVersions } from './shapes.ts';

/** Fetches a published version of Core, such as `0.17.0`, and keeps its facts; says what changed and where the docs name it. */
export function addVersion(version: string): string {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} is no version. Type one in full, as \`npm run api -- --add 0.17.0\`.`);
  const known = readVersions('core');
  const added = readCoreVersion(version);
  const others = known.filter((other) => minorOf(other.version) !== minorOf(version));
  writeVersions('core', [...others, added]);
  return describe('core', added, others.filter((other) => byVersion(other.version, version) < 0).at(-1));
}

function describe(product: ProductId, { version, facts }: Version, before: Version | undefined): string {
  const delta = deltaOf(before?.facts ?? {}, facts);
  const lines = Object.keys(delta.set).map((key) => `${before && Object.hasOwn(before.facts, key) ? '~' : '+'} ${key}`);
  return [
    `${product} ${version}, compared with ${before?.version ?? 'nothing'}:`,
    ...lines,
    ...delta.removed.map((key) => `- ${key}`),
    'Pages that name what changed:',
    ...pagesOf(product, delta),
  ].join('\n');
}

/** Files of the docs in which an export stands that changed, and with it the row that changed. */
function pagesOf(product: ProductId, { set, removed }: Delta): string[] {
  const changed = [...Object.keys(set), ...removed].map((key) => key.replace(/.*\//, '').split('.'));
  const words = changed.map(([name, , row = name]) => [name!, row!].map((word) => new RegExp(`\\b${word}\\b`)));
  const files = globSync([`content/api/${product}/*.json`, `content/pages/${product}/**/*.md`]).sort();
  return files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return words.some((both) => both.every((word) => word.test(text)));
  });
}
