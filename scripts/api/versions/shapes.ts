import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { documentedVersion, type ProductId } from '../../../client/shared/product.ts';
import { products } from '../../../content/products.ts';
import { messageOf } from '../../shared/message-of.ts';
import { ContentError } from '../../shared/problem.ts';
import type { ProjectFiles } from '../../shared/project-files.ts';
import { applyDelta, deltaOf, type Facts } from './delta.ts';

const VERSIONS_FOLDER = 'content/api/facts/versions';

const factSchema = v.strictObject({
  /** What an export is; rows of one have none. */
  kind: v.optional(v.picklist(['component', 'function', 'value', 'type', 'command', 'file'])),
  /** Where it is imported from, below the package's name. */
  from: v.optional(v.string()),
  type: v.optional(v.string()),
  default: v.optional(v.string()),
  required: v.optional(v.literal(true)),
});

const needsSchema = v.strictObject({
  /** Package → range that it must have beside it; with `optional`, only where it is used. */
  peers: v.record(v.string(), v.string()),
  optional: v.array(v.string()),
  /** Package → range of what it brings along and apps see. */
  brings: v.optional(v.record(v.string(), v.string())),
  node: v.string(),
});

const versionSchema = v.strictObject({
  command: v.string(),
  version: v.string(),
  needs: needsSchema,
  set: v.record(v.string(), factSchema),
  removed: v.array(v.string()),
});

/** What a version says of an export, or of a row of one: a prop, a slot, a key. */
export type Fact = v.InferOutput<typeof factSchema>;
export type Needs = v.InferOutput<typeof needsSchema>;

/** A published version with its whole public API. */
export type Version = { version: string; needs: Needs; facts: Facts };

/** `0.12.1` → `0.12`: a minor stands for its newest patch. */
export function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** The versions of a product from the oldest on. Throws a ContentError for a file that is not as it should be. */
export function readVersions(files: ProjectFiles, product: ProductId): Version[] {
  const written = files.list(`${VERSIONS_FOLDER}/${product}/*.json`).map((file) => readVersion(file, files.text(file)));
  let facts: Facts = {};
  return written
    .sort((a, b) => byVersion(a.version, b.version))
    .map(({ version, needs, set, removed }) => {
      facts = applyDelta(facts, { set, removed });
      return { version, needs, facts };
    });
}

/** The index of the version that a product's docs describe; -1 where it is not kept. */
export function documentedIn(versions: readonly Version[], product: ProductId): number {
  return versions.findIndex(({ version }) => version === documentedVersion(products[product]));
}

/** Writes the versions of a product, each as what differs from the one before; a file is replaced when all of its text is there. */
export function writeVersions(files: ProjectFiles, product: ProductId, versions: readonly Version[]): void {
  const folder = join(VERSIONS_FOLDER, product);
  mkdirSync(files.at(folder), { recursive: true });
  const kept = new Set(versions.map(({ version }) => join(folder, `${minorOf(version)}.json`)));
  [...versions]
    .sort((a, b) => byVersion(a.version, b.version))
    .forEach(({ version, needs, facts }, at, all) => {
      const file = join(folder, `${minorOf(version)}.json`);
      const delta = deltaOf(all[at - 1]?.facts ?? {}, facts);
      writeFileSync(
        files.at(`${file}.new`),
        `${JSON.stringify({ command: 'npm run api -- --add <version>', version, needs, ...delta }, null, 2)}\n`,
      );
      renameSync(files.at(`${file}.new`), files.at(file));
    });
  for (const file of files.list(`${folder}/*.json`)) if (!kept.has(file)) rmSync(files.at(file));
}

/** Oldest first. */
export function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function readVersion(file: string, text: string): v.InferOutput<typeof versionSchema> {
  try {
    return v.parse(versionSchema, JSON.parse(text));
  } catch (error) {
    const message = `The facts of this version cannot be read: ${messageOf(error)}. Run \`npm run api -- --add <version>\`.`;
    throw new ContentError([{ file, line: 1, message }]);
  }
}
