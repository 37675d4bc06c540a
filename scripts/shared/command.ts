import { writeFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { codeOfError, messageOf } from './message-of.ts';
import { ContentError } from './problem.ts';

/** What a person can do about a failure of the system, by its code. */
const CURES: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, then try again.',
  EDQUOT: 'Your share of the disk is full. Make room, then try again.',
  EACCES: 'Give yourself the right to write there, or copy the project elsewhere.',
  EPERM: 'Give yourself the right to write there, or copy the project elsewhere.',
  EROFS: 'The disk is read-only. Copy the project elsewhere.',
  EMFILE: 'Too many files are open. Raise the limit with `ulimit -n 4096`, then try again.',
  ERR_ADDRESS_IN_USE: 'Stop what listens there, or set PORT to another number.',
  EADDRINUSE: 'Stop what listens there.',
  ERR_MODULE_NOT_FOUND: 'Run `npm ci`.',
};

/** What a bundler or a database says in words of its own, by the code that a Node would give it. */
const WORDS: Record<string, RegExp> = {
  ENOSPC: /no space left on device|database or disk is full/i,
  EACCES: /permission denied/i,
  EROFS: /read-only file system/i,
  EMFILE: /too many open files/i,
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

/** The options that a command was started with. Throws what is wrong with them, and how they are used. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, usage: string) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // What follows the first sentence is for other commands.
    throw new Error(`${messageOf(error).split('. ')[0]}. Usage:\n${usage}`);
  }
}

/** Writes a file that only its owner may read. Throws when that cannot be. */
export function writePrivately(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    throw new Error(`\`${file}\` cannot be written (${codeOfError(error)}). Name a file in a folder that is there and yours.`);
  }
}

/** What is wrong and, where that is known, what to do; with `DEBUG` set, also where. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ContentError) return error.message;
  const code = codeOfError(error) ?? codeOf(error.message);
  // A file of the project that is not found comes with no package.
  const cure = code === 'ERR_MODULE_NOT_FOUND' && !error.message.startsWith('Cannot find package') ? undefined : CURES[code];
  const message = [error.message, cure].filter(Boolean).join('\n');
  return process.env.DEBUG ? `${message}\n${error.stack}` : message;
}

function codeOf(message: string): string {
  return Object.entries(WORDS).find(([, words]) => words.test(message))?.[0] ?? '';
}
