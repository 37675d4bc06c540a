import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillMissingHashes } from './missing-hashes.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { ownNode } from './own-node.mjs';
import { fail } from './say.mjs';
import { BY_SIGNAL, runGroup } from './supervise.mjs';

/** What npm writes when it has installed everything. */
const MARKER = 'node_modules/.package-lock.json';

/** Installs the packages unless all are there as the lock file says. Returns the project's own Node. */
export async function install() {
  const node = ownNode();
  if (!node) fail(`There is no Node for ${process.platform} on ${process.arch} here. Use Linux or macOS, on x64 or arm64.`);
  if (!isInstalled(node)) {
    // npm removes what is there first.
    await oneAtATime('build/installing', 'Another command installs the packages …', () => isInstalled(node) || installAll(node));
  }
  return node;
}

async function installAll(node) {
  fillMissingHashes();
  console.log('Installing packages …');
  const status = await runGroup('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status > BY_SIGNAL) process.exit(status);
  if (status !== 0) fail('The packages could not be installed. Check the network and the free space, then run `npm ci`.');
  if (!existsSync(node)) fail("The project's own Node is missing. Run `npm ci`, with optional packages.");
}

function isInstalled(node) {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf(MARKER);
  if (!wanted) fail('package-lock.json cannot be read. Restore it with `git checkout package-lock.json`.');
  return existsSync(node) && present !== undefined && isCurrent(wanted, present) && isWhole(wanted, present);
}

/** The packages that a lock file lists by folder; nothing when it is missing or cut off. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function isCurrent(wanted, present) {
  return Object.entries(present).every(([folder, { version }]) => !wanted[folder] || wanted[folder].version === version);
}

/** Whether everything that is listed is on disk too: a folder may have been deleted since. */
function isWhole(wanted, present) {
  const needed = Object.entries(wanted).filter(([folder, entry]) => isPackage(folder, entry) && !entry.optional && !entry.peer);
  const listed = Object.entries(present).filter(([folder, entry]) => isPackage(folder, entry));
  return needed.every(([folder]) => present[folder]) && listed.every(([folder]) => existsSync(join(folder, 'package.json')));
}

function isPackage(folder, { link }) {
  return folder.includes('node_modules/') && !link;
}
