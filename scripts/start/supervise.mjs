import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { fail } from './say.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
const TERMINAL = ['inherit', 'inherit', 'inherit'];
/** Statuses from here on say which signal ended a program, as shells count them. */
export const BY_SIGNAL = 128;
/** How often to look whether npm is still there, in milliseconds. */
const LOOK_MS = 200;

/**
 * Runs a script of the project as the leader of a process group. Returns its status, as `runGroup` does. A leader that loses its channel to this process stops by
 * itself (see scripts/runtime/when-stopped.ts).
 */
export async function supervise(node, parameters) {
  return runGroup(node, parameters, { stdio: [...TERMINAL, 'ipc'], env: environment(node) }).catch(({ message }) =>
    fail(`The project's own Node did not start: ${message}. Run \`npm ci\`.`),
  );
}

/**
 * Runs a program as the leader of a process group, and passes signals on to it. The group ends with its leader: what the leader could not
 * end, as it was killed itself, is ended here. Returns its status, or 128 and the number of the signal that ended it. Throws when it does not start.
 */
export async function runGroup(program, parameters, options = { stdio: TERMINAL }) {
  const leader = spawn(program, parameters, { ...options, detached: true });
  let passed;
  const passOn = (signal) => {
    passed = signal;
    leader.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  const watch = process.env.npm_lifecycle_event && watchParent(() => leader.kill('SIGTERM'));
  const [code, signal] = await once(leader, 'exit');
  clearInterval(watch);
  for (const name of SIGNALS) process.off(name, passOn);
  endGroup(leader.pid);
  // npm says only that it failed when a signal ended it.
  const ending = signal ?? (code === 0 ? undefined : passed);
  return ending ? BY_SIGNAL + constants.signals[ending] : code;
}

/** npm passes two signals on and dies of the others: without it, nobody would end this process. Returns the timer. */
function watchParent(orphaned) {
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && orphaned(), LOOK_MS).unref();
}

function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The usual case: nobody is left.
  }
}

/** The project's tools and its own Node come first on the path; and Node keeps what it compiled, which is half of a short command's time. */
function environment(node) {
  const folders = [dirname(node), 'node_modules/.bin'].map((folder) => `${process.cwd()}/${folder}`);
  return {
    NODE_COMPILE_CACHE: `${process.cwd()}/node_modules/.cache/compiled`,
    ...process.env,
    PATH: [...folders, process.env.PATH].join(':'),
  };
}
