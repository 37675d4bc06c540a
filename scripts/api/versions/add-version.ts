import type { ProductId } from '../../../client/shared/product.ts';
import type { ProjectFiles } from '../../shared/project-files.ts';
import { UnpublishedError } from '../studio-package.ts';
import { readCoreVersion } from './core-version.ts';
import { type Delta, deltaOf } from './delta.ts';
import { byVersion, minorOf, readVersions, type Version, writeVersions } from './shapes.ts';
import { readStudioVersion } from './studio-version.ts';

type Reader = (version: string, files: ProjectFiles) => Promise<Version>;
const READERS: readonly [ProductId, Reader][] = [
  ['core', readCoreVersion],
  ['studio', readStudioVersion],
];

/**
 * Fetches a published version, such as `0.17.0`, of each product that has it, and keeps its facts; says what changed and where the
 * docs name it. Throws a sentence, and has written nothing, when no product has it or one cannot be read.
 */
export async function addVersion(files: ProjectFiles, version: string, readers = READERS): Promise<string> {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`${version} isn’t a version. Type one in full, such as \`npm run api -- --add 0.17.0\`.`);
  const found = [];
  const absent: string[] = [];
  for (const [product, read] of readers) {
    try {
      found.push({ product, added: await read(version, files) });
    } catch (error) {
      if (!(error instanceof UnpublishedError)) throw error;
      absent.push(error.message);
    }
  }
  if (found.length === 0) throw new Error(absent.join('\n'));
  return [...found.map(({ product, added }) => keep(files, product, added)), ...absent].join('\n\n');
}

/** Puts a version among those of its product, in the place of an older patch; a newer one stays. */
function keep(files: ProjectFiles, product: ProductId, added: Version): string {
  const known = readVersions(files, product);
  const others = known.filter((other) => minorOf(other.version) !== minorOf(added.version));
  const newer = known.find((other) => !others.includes(other) && byVersion(other.version, added.version) > 0);
  if (newer) return `${product} ${added.version} stands behind ${newer.version}, which is kept.`;
  writeVersions(files, product, [...others, added]);
  return describe(files, product, added, others.filter((other) => byVersion(other.version, added.version) < 0).at(-1));
}

function describe(files: ProjectFiles, product: ProductId, { version, facts }: Version, before: Version | undefined): string {
  const delta = deltaOf(before?.facts ?? {}, facts);
  const lines = Object.keys(delta.set).map((key) => `${before && Object.hasOwn(before.facts, key) ? '~' : '+'} ${key}`);
  const pages = pagesOf(files, product, delta);
  return [
    `${product} ${version}, compared with ${before?.version ?? 'nothing'}:`,
    ...lines,
    ...delta.removed.map((key) => `- ${key}`),
    ...(lines.length + delta.removed.length > 0 ? [] : ['The same public API.']),
    ...(pages.length > 0 ? ['Pages that name what changed:', ...pages] : []),
  ].join('\n');
}

/** Files of the docs in which an export stands that changed, and with it the row that changed. */
function pagesOf(files: ProjectFiles, product: ProductId, { set, removed }: Delta): string[] {
  const changed = [...Object.keys(set), ...removed].map((key) => key.replace(/.*\//, '').split('.'));
  const words = changed.map((parts) =>
    [...parts.slice(0, 1), ...parts.slice(-1)].map((word) => new RegExp(`\\b${word.replace(/\W/g, '')}\\b`)),
  );
  return files.list(`content/api/${product}/*.json`, `content/pages/${product}/**/*.md`).filter((file) => {
    const text = files.text(file);
    return words.some((both) => both.every((word) => word.test(text)));
  });
}
