import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** How often to look whether the other one has ended, in milliseconds. */
const LOOK_MS = 200;

/**
 * Does what two commands in one folder must not do at once. The second waits for the first, and then does it too: `work` looks what is left
 * to do. `file` holds the id of the process at work; one that has ended without removing it counts no more. `waiting` is said once.
 */
export async function oneAtATime(file, waiting, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let said = false; !claim(file); said = true) {
    if (!said) console.log(waiting);
    await setTimeout(LOOK_MS);
  }
  const free = () => rmSync(file, { force: true });
  process.once('exit', free);
  try {
    return await work();
  } finally {
    process.off('exit', free);
    free();
  }
}

/** Whether the file is this process's now. It is never there without an id in it. */
function claim(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAtWork(file)) return false;
    rmSync(file, { force: true });
    return claim(file);
  } finally {
    rmSync(own, { force: true });
  }
}

function isAtWork(file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch (error) {
    // Gone meanwhile, or of a process that ended; another user's may not be asked, and lives.
    return error.code === 'EPERM';
  }
}
