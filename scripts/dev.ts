import { spawn } from 'node:child_process';
import { whenStopped } from './runtime/when-stopped.ts';
import { readOptions, runCommand } from './shared/command.ts';

const USAGE = `npm run dev             on http://127.0.0.1:8787
PORT=9000 npm run dev   on another port`;

/** A session ends with this code to be started again: code changed, so every module must be fresh. */
export const RESTART_CODE = 75;

/** Runs development sessions one after the other until one ends for good. */
function superviseSession(): void {
  const session = spawn(process.execPath, ['scripts/dev/session.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let isStopped = false;
  whenStopped(() => {
    isStopped = true;
    session.kill();
  });
  session.once('exit', (code, signal) => {
    if (code === RESTART_CODE && !isStopped) return superviseSession();
    if (signal && !isStopped) console.error(`The development server was ended from outside (${signal}). Run \`npm run dev\` again.`);
    process.exit(code ?? (isStopped ? 0 : 1));
  });
}

async function main(): Promise<void> {
  readOptions({}, USAGE);
  superviseSession();
}

if (import.meta.main) await runCommand(main);
