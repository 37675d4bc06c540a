import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOfError } from './message-of.ts';

/** How far two clocks of one machine may be apart, in milliseconds. */
const SLACK_MS = 5000;

/** Notes that this process uses a folder, for as long as it lives. */
export function addUser(folder: string): void {
  mkdirSync(join(folder, 'users'), { recursive: true });
  writeFileSync(join(folder, 'users', String(process.pid)), '');
}

/** The processes that use a folder, without this one. Forgets those that have ended. */
export function otherUsers(folder: string): number[] {
  const users = join(folder, 'users');
  if (!existsSync(users)) return [];
  const others = readdirSync(users)
    .map(Number)
    .filter((pid) => pid !== process.pid);
  const ended = others.filter((pid) => !isAlive(pid) || isAnother(pid, join(users, String(pid))));
  for (const pid of ended) rmSync(join(users, String(pid)), { force: true });
  return others.filter((pid) => !ended.includes(pid));
}

/** Whether a process began after the note with its id was written: ids come again, in a container at each start. */
function isAnother(pid: number, note: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  const began = Date.parse(stdout ?? '');
  // Where there is no `ps`, the process counts. Its clock is not the files'.
  return existsSync(note) && began > statSync(note).mtimeMs + SLACK_MS;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, and lives.
    return codeOfError(error) === 'EPERM';
  }
}
