import { isObject } from '../shared/is-object.ts';

/** The longest `package.json` that is read, in characters. */
export const MAX_LENGTH = 512 * 1024;

/** What of a `package.json` counts: packages by name with the text that asks for them, Node, and the package manager that it names. */
export type Project = { asks: ReadonlyMap<string, string>; node?: string; packageManager?: string };

/** Why a text is no `package.json`. */
export type ManifestProblem = 'empty' | 'large' | 'json' | 'object';

/** The later group wins where two name a package: what an app installs counts more than what it allows. */
const GROUPS = ['peerDependencies', 'optionalDependencies', 'devDependencies', 'dependencies'];

/** Reads a `package.json`; whatever in it has another shape than npm's is passed over. */
export function readManifest(text: string): Project | ManifestProblem {
  if (text.length > MAX_LENGTH) return 'large';
  if (text.trim() === '') return 'empty';
  const json = parse(text);
  if (json === undefined) return 'json';
  if (!isObject(json)) return 'object';
  const asks = GROUPS.flatMap((group) => Object.entries(objectAt(json, group)).filter(isTextEntry));
  return { asks: new Map(asks), node: textAt(objectAt(json, 'engines'), 'node'), packageManager: textAt(json, 'packageManager') };
}

function parse(text: string): unknown {
  try {
    // Editors of Windows begin files with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

type Json = Record<string, unknown>;

function objectAt(json: Json, key: string): Json {
  const value = Object.hasOwn(json, key) ? json[key] : undefined;
  return isObject(value) ? value : {};
}

function textAt(json: Json, key: string): string | undefined {
  const value = Object.hasOwn(json, key) ? json[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
