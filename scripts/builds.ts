import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Each build has a folder of its own, `build/made-*`; `build/current` leads to the last one that was finished. So a running site keeps
 * the build that it began with while others are made. A folder names the processes that use it, and goes when none of them lives.
 */

const BUILDS = 'build';
const CURRENT = join(BUILDS, 'current');
const NAME = /^made-/;

/** The build that this process works with, once it has one. `DOCS_BUILD` names it for tests, and for a start without a build. */
let own = process.env.DOCS_BUILD;

/** The folder of the build that this process works with: the one it made, else the last one that was finished. Throws when there is none. */
export function ownBuild(): string {
  own ??= currentBuild();
  if (!own) throw new Error('There is no build yet. Run `npm run build`.');
  return own;
}

/** Begins a build in an empty folder, which everything in this process then writes to and reads from. Removes builds that nobody uses. */
export function beginBuild(): void {
  sweepBuilds();
  own = join(BUILDS, `made-${Date.now().toString(36)}-${process.pid}`);
  markUse(own);
}

/** Makes this process's build the current one, for whoever asks from now on. */
export function publishBuild(): void {
  const link = `${CURRENT}.${process.pid}`;
  rmSync(link, { force: true });
  symlinkSync(ownBuild().slice(BUILDS.length + 1), link);
  renameSync(link, CURRENT);
}

/** Holds on to the current build, for this process and those that it starts, and returns its folder; nothing without a build. */
export function pinBuild(): string | undefined {
  own ??= currentBuild();
  if (!own) return undefined;
  markUse(own);
  process.env.DOCS_BUILD = own;
  return own;
}

function currentBuild(): string | undefined {
  try {
    return join(BUILDS, readlinkSync(CURRENT));
  } catch {
    return undefined;
  }
}

function markUse(folder: string): void {
  mkdirSync(join(folder, 'users'), { recursive: true });
  writeFileSync(join(folder, 'users', String(process.pid)), '');
}

function sweepBuilds(): void {
  if (!existsSync(BUILDS)) return;
  const current = currentBuild();
  for (const name of readdirSync(BUILDS)) {
    const folder = join(BUILDS, name);
    if (NAME.test(name) && folder !== current && !usersOf(folder).some(isAlive)) rmSync(folder, { recursive: true, force: true });
  }
}

function usersOf(folder: string): string[] {
  const users = join(folder, 'users');
  return existsSync(users) ? readdirSync(users) : [];
}

function isAlive(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // Another user's process may not be asked, and lives.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
