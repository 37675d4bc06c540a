import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { basename } from 'node:path';

/** Answers that take longer are cut off, in milliseconds: a supervisor waits two seconds. */
const LONGEST_MS = 1200;

/** The workerd that runs now; miniflare starts another one after a crash, and tells of neither. */
let workerd: ChildProcess | undefined;

/** Notes each workerd that this process starts, from now on. */
export function watchWorkerd(): void {
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => {
      if (basename(child.spawnfile) === 'workerd') workerd = child;
    });
  });
}

/** Ends this process as soon as workerd has finished the answers that it has begun; it takes no new requests meanwhile. */
export function endAfterAnswers(): void {
  const end = () => process.exit(0);
  if (!workerd || workerd.exitCode !== null) end();
  setTimeout(end, LONGEST_MS);
  // Before miniflare hears of it, which would start another one.
  workerd?.prependOnceListener('exit', end);
  workerd?.kill('SIGTERM');
}
