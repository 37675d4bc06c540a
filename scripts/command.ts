import { ContentError } from './content/problem.ts';

/** What a person can do about a failure of the system, by its code. */
const CURES: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, then try again.',
  EDQUOT: 'Your share of the disk is full. Make room, then try again.',
  EACCES: 'Give yourself the right to write there, or copy the project elsewhere.',
  EPERM: 'Give yourself the right to write there, or copy the project elsewhere.',
  EROFS: 'The disk is read-only. Copy the project elsewhere.',
  EMFILE: 'Too many files are open. Raise the limit with `ulimit -n 4096`, then try again.',
  ERR_ADDRESS_IN_USE: 'Stop what listens there, or set PORT to another number.',
  ERR_MODULE_NOT_FOUND: 'Run `npm ci`.',
};

/** Runs a command to its end. A failure, wherever it happens, is said in sentences without a stack and ends the process with status 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  process.on('uncaughtException', failed);
  try {
    await main();
  } catch (error) {
    failed(error);
  }
}

function failed(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

/** What is wrong and, where that is known, what to do; with `DEBUG` set, also where. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ContentError) return error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  const message = [error.message, CURES[code]].filter(Boolean).join('\n');
  return process.env.DEBUG ? `${message}\n${error.stack}` : message;
}
