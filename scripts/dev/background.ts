import { type ChildProcess, fork, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { samplesFolder } from '../content/code/samples.ts';
import { ownBuild } from '../shared/builds.ts';
import { SITE_FOLDERS } from '../shared/folders.ts';
import type { Problem } from '../shared/problem.ts';
import type { ContentMessage } from './content-job.ts';
import { crashProblem, typeProblems } from './problems.ts';
import { dateTypeNotes } from './type-notes.ts';

/**
 * Compiles the whole content in a process of its own, which knows every module as it is now, and calls `written` when pages and search are.
 * Returns what is wrong with it.
 */
export async function compileContent(signal: AbortSignal, written: () => void): Promise<Problem[]> {
  const env = { ...process.env, DOCS_BUILD: ownBuild() };
  const child = fork('scripts/dev/content-job.ts', { env, detached: true, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  let problems: readonly Problem[] | undefined;
  child.on('message', (message: ContentMessage) => {
    if (message === 'written') written();
    else problems = message;
  });
  const [errors] = await Promise.all([child.stderr ? text(child.stderr) : '', ended(child, signal)]);
  if (child.pid) rmSync(samplesFolder(child.pid), { recursive: true, force: true });
  if (signal.aborted) return [];
  return problems ? [...problems] : [crashProblem(errors)];
}

/** Checks the types of everything that an edit may reach. Returns what is wrong with them. */
export async function checkTypes(signal: AbortSignal): Promise<Problem[]> {
  const began = new Date();
  const child = spawn('node_modules/.bin/tsc', ['-b', '--pretty', 'false', ...SITE_FOLDERS], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), ended(child, signal)]);
  dateTypeNotes(began);
  if (signal.aborted) return [];
  const problems = typeProblems(output);
  // What names no line is a mistake of a tsconfig, or the checker's own end.
  return problems.length > 0 || child.exitCode === 0
    ? problems
    : [{ file: 'tsconfig.json', line: 1, message: output.trim() || 'The type checker ended by itself.' }];
}

/** Resolves when a process has ended, which an abort or the end of the session makes it do together with those that it started. */
async function ended(child: ChildProcess, signal: AbortSignal): Promise<void> {
  const end = () => {
    // What has ended meanwhile needs no signal.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  signal.addEventListener('abort', end);
  process.once('exit', end);
  await new Promise((done, fail) => child.once('close', done).once('error', fail));
  signal.removeEventListener('abort', end);
  process.off('exit', end);
}
