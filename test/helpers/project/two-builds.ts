import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildId } from '#assets';
import { keepOlderFiles } from '../../../scripts/deploy/older-files.ts';
import { ownBuild } from '../../../scripts/shared/builds.ts';

/** A build that a deploy uploaded: its assets, with those of the builds before, and the Worker's modules. */
export type DeployedBuild = { assets: string; worker: string };

const FOLDER = 'build/two-builds';
const SOURCES = ['client', 'content', 'public', 'scripts', 'worker', 'package.json', 'package-lock.json', 'tsconfig.json', 'wrangler.toml'];
const BUNDLE_OPTIONS = 'scripts/bundling/bundle-options.ts';
/** What the second build has in every script's first line: so every hashed name differs, as after an upgrade of a package. */
const BANNER = `minify: true,\n  banner: { js: '/* second build */' },`;
const CHANGED_PAGE = 'content/pages/core/introduction/installation.md';

/** A build takes seconds; one that has taken this long was ended, in milliseconds. */
const GIVEN_UP_MS = 240_000;

/** For a Node, and those that it starts, which may connect to nobody. */
const NO_NETWORK = `--import=${pathToFileURL(resolve('test/setup/no-network.ts'))}`;

/** Words that only the second build's page has. */
export const SECOND_WORDS = 'Words of the second build.';

/** Two builds as `npm run deploy` leaves them, the second with the first's files. Made once for a build, however many tests ask. */
export async function twoBuilds(): Promise<[first: DeployedBuild, second: DeployedBuild]> {
  const folder = resolve(FOLDER, buildId);
  if (await isMine(folder)) {
    try {
      await make(folder);
    } catch (error) {
      rmSync(`${folder}.lock`, { recursive: true });
      throw error;
    }
  }
  return [buildIn(join(folder, 'first')), buildIn(join(folder, 'second/build/current'))];
}

/** Whether this test is to make the builds; else they are there when this ends. */
async function isMine(folder: string): Promise<boolean> {
  mkdirSync(FOLDER, { recursive: true });
  while (!existsSync(join(folder, 'done'))) {
    try {
      mkdirSync(`${folder}.lock`);
      return true;
    } catch {
      // Another test file is at it; it removes its mark if it fails, unless it was ended.
      if (age(`${folder}.lock`) > GIVEN_UP_MS) rmSync(`${folder}.lock`, { recursive: true, force: true });
      await wait(200);
    }
  }
  return false;
}

/** How long ago a folder was made, in milliseconds; nothing for one that is gone. */
function age(folder: string): number {
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

async function make(folder: string): Promise<void> {
  const [first, project] = [join(folder, 'first'), join(folder, 'second')];
  // Builds of the past are of no use any more.
  for (const name of readdirSync(FOLDER)) if (!name.startsWith(buildId)) rmSync(join(FOLDER, name), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['assets', 'worker']) cpSync(join(ownBuild(), name), join(first, name), { recursive: true });
  // The first deploy of all: no live site, so nothing to take along.
  await keepOlderFiles('', `${first}/assets`, async () => new Response(null, { status: 404 }));
  copyProject(project);
  // A build needs nothing but what is installed.
  execFileSync('node', ['scripts/build.ts'], { cwd: project, stdio: 'pipe', env: { ...process.env, NODE_OPTIONS: NO_NETWORK } });
  await keepOlderFiles('', join(project, 'build/current/assets'), async (url) => new Response(readFileSync(join(first, 'assets', url))));
  writeFileSync(join(folder, 'done'), '');
}

function copyProject(project: string): void {
  const filter = (path: string) => !['node_modules', 'build'].includes(basename(path));
  for (const name of SOURCES) cpSync(name, join(project, name), { recursive: true, filter });
  for (const name of ['node_modules', 'content/demos/node_modules']) {
    if (existsSync(name)) symlinkSync(resolve(name), join(project, name));
  }
  change(join(project, BUNDLE_OPTIONS), 'minify: true,', BANNER);
  change(join(project, CHANGED_PAGE), /$/, `\n${SECOND_WORDS}\n`);
}

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (text.search(from) < 0) throw new Error(`${file} has no \`${from}\`. Say in two-builds.ts how builds are to differ.`);
  writeFileSync(file, text.replace(from, to));
}

function buildIn(folder: string): DeployedBuild {
  return { assets: join(folder, 'assets'), worker: join(folder, 'worker') };
}
