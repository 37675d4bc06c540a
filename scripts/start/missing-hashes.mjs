import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fail } from './say.mjs';

const LOCK = 'package-lock.json';
const HASH = /^sha512-[\w+/]+={0,2}$/;

/**
 * Asks the registry for the hashes that the lock file lacks for this machine, and writes them there, for everyone after: the first
 * install on such a machine trusts the registry, no later one does. Ends the process when a package has none.
 */
export function fillMissingHashes() {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const open = Object.entries(lock.packages).filter(isOpen);
  if (open.length === 0) return;
  for (const [folder, entry] of open) entry.integrity = hashOf(folder.slice(folder.lastIndexOf('node_modules/') + 13), entry.version);
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json lacked the hashes of ${open.length} packages for this machine, and has them now. Look at them and commit it.`,
  );
}

/** Whether npm would install this package here without comparing it with anything. */
function isOpen([folder, { link, integrity, os, cpu }]) {
  const isForHere = (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
  return folder.includes('node_modules/') && !link && !integrity && isForHere;
}

function hashOf(name, version) {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  if (status !== 0)
    fail(`The registry did not say the hash of ${name} ${version}, so nothing is installed. Check the network, then try again.`);
  const hash = stdout.trim();
  if (!HASH.test(hash))
    fail(`The registry has no hash of ${name} ${version}, so nothing is installed. Use another registry, or a Linux machine.`);
  return hash;
}
