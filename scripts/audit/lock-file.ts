import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const entrySchema = v.object({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  link: v.optional(v.boolean()),
  os: v.optional(v.array(v.string())),
  hasInstallScript: v.optional(v.boolean()),
});
const lockSchema = v.object({ packages: v.record(v.string(), entrySchema) });

/** Packages by their folder, without the project's own workspaces. */
export type Lock = Record<string, v.InferOutput<typeof entrySchema>>;

/** Reads the packages of a lock file. Throws when it is none. */
export function readLock(file = 'package-lock.json'): Lock {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link));
}

/** The name of the package in a folder. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Packages that npm would install without comparing them with anything, but for those of macOS alone. */
export function unlocked(lock: Lock): string[] {
  return withoutHash(lock)
    .filter(([, { os }]) => os?.join() !== 'darwin')
    .map(
      ([folder]) =>
        `${nameOf(folder)} has no integrity in package-lock.json. Install it again: \`npm install\`, then look at what changed.`,
    );
}

/** Packages of macOS that are not locked yet: the first install there asks for their hashes, see scripts/start/missing-hashes.mjs. */
export function lockedThere(lock: Lock): string[] {
  return withoutHash(lock)
    .filter(([, { os }]) => os?.join() === 'darwin')
    .map(([folder]) => nameOf(folder));
}

function withoutHash(lock: Lock) {
  return Object.entries(lock).filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
}

/** Packages that run a script when they are installed, and are not named in package.json. */
export function unnamedScripts(lock: Lock, allowed: Record<string, boolean>): string[] {
  return Object.entries(lock)
    .filter(([folder, { hasInstallScript }]) => hasInstallScript && !allowed[nameOf(folder)])
    .map(
      ([folder]) => `${nameOf(folder)} runs a script when it is installed. Read it; then name it under \`allowScripts\`, or do without it.`,
    );
}
