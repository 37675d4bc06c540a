import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addUser, otherUsers } from './users.ts';

/*
 * Each build has a folder of its own, `build/made-*`; `build/current` leads to the last one that was finished. So a running site keeps
 * the build that it began with while others are made. A folder names the processes that use it, and goes when none of them lives.
 */

const BUILDS = 'build';
const CURRENT = join(BUILDS, 'current');
const DEV = join(BUILDS, 'dev');
const NAME = /^made-/;
const INPUTS = 'inputs';

/** The build that this process works with, once it has one. `DOCS_BUILD` names it for tests, and for a start without a build. */
let own = process.env.DOCS_BUILD;

/** The folder of the build that this process works with: the one it made, else the last one that was finished. Throws when there is none. */
export function ownBuild(): string {
  own ??= lastBuild();
  if (!own) throw new Error('There is no build yet. Run `npm run build`.');
  return own;
}

/** Begins a build of a project in an empty folder, which everything in this process then writes to and reads from. Removes builds that nobody uses. */
export function beginBuild(root = '.'): void {
  sweepBuilds(root);
  own = join(root, BUILDS, `made-${Date.now().toString(36)}-${process.pid}`);
  addUser(own);
}

/** Makes this process's build the current one, for whoever asks from now on. */
export function publishBuild(): void {
  leadToOwnBuild(CURRENT);
}

/** Makes this process's build the one whose generated modules the type checker takes when no build has been finished yet. */
export function nameDevBuild(): void {
  leadToOwnBuild(DEV);
}

function leadToOwnBuild(name: string): void {
  const link = `${name}.${process.pid}`;
  rmSync(link, { force: true });
  symlinkSync(ownBuild().slice(BUILDS.length + 1), link);
  renameSync(link, name);
}

/** Holds on to the current build, for this process and those that it starts, and returns its folder; nothing without a build. */
export function pinBuild(): string | undefined {
  own ??= lastBuild();
  if (!own) return undefined;
  addUser(own);
  process.env.DOCS_BUILD = own;
  return own;
}

/** Notes what this process's build was made of. */
export function noteInputs(inputs: string): void {
  writeFileSync(join(ownBuild(), INPUTS), inputs);
}

/** What the last finished build was made of; undefined where that is not known. */
export function currentInputs(): string | undefined {
  const file = join(CURRENT, INPUTS);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The folder of the last build that was finished; nothing without one. */
export function lastBuild(root = '.'): string | undefined {
  try {
    return join(root, BUILDS, readlinkSync(join(root, CURRENT)));
  } catch {
    return undefined;
  }
}

function sweepBuilds(root: string): void {
  const builds = join(root, BUILDS);
  if (!existsSync(builds)) return;
  const current = lastBuild(root);
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    if (NAME.test(name) && folder !== current && otherUsers(folder).length === 0) rmSync(folder, { recursive: true, force: true });
  }
}
