import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOfError } from './message-of.ts';

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
  for (const pid of others.filter((pid) => !isAlive(pid))) rmSync(join(users, String(pid)), { force: true });
  return others.filter(isAlive);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, and lives.
    return codeOfError(error) === 'EPERM';
  }
}
