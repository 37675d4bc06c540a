import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { fail } from './say.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
/** How often to look whether npm is still there, in milliseconds. */
const LOOK_MS = 200;

/**
 * Runs a script as the leader of a process group, passes signals on to it, and ends with it.
 * The group ends with its leader: what the leader could not end, as it was killed itself, is ended here.
 * A leader that loses its channel to this process stops by itself (see scripts/runtime/when-stopped.ts).
 */
export function supervise(node, parameters) {
  const leader = spawn(node, parameters, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true, env: environment(node) });
  leader.once('error', ({ message }) => fail(`The project's own Node did not start: ${message}. Run \`npm ci\`.`));
  for (const signal of SIGNALS) process.on(signal, () => leader.kill(signal));
  if (process.env.npm_lifecycle_event) watchParent(() => leader.kill('SIGTERM'));
  leader.once('exit', (code, signal) => {
    endGroup(leader.pid);
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

/** npm passes two signals on and dies of the others: without it, nobody would end this process. */
function watchParent(orphaned) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && orphaned(), LOOK_MS).unref();
}

function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The usual case: nobody is left.
  }
}

/** The project's tools and its own Node come first on the path. */
function environment(node) {
  const folders = [dirname(node), 'node_modules/.bin'].map((folder) => `${process.cwd()}/${folder}`);
  return { ...process.env, PATH: [...folders, process.env.PATH].join(':') };
}
