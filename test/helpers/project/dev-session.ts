import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed } from 'vitest';
import { freePort } from './free-port.ts';
import { copyTree } from './tree-copy.ts';

/** How long a step of a session may take: a machine with other work needs its time. In milliseconds. */
export const SESSION_TIMEOUT = 600_000;

/** A development session of the project in a folder. */
export type Session = { url: (pathname: string) => string; output: () => string; stop: () => Promise<void> };

/** Begins a session. Resolves once it serves; stop it after use. */
export async function startSession(folder: string): Promise<Session> {
  const port = await freePort();
  const { DOCS_BUILD: _, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { ...env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  await new Promise<void>((ready) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output += text;
        if (output.includes('Ready on')) ready();
      });
  });
  const stop = async () => {
    const ended = new Promise((end) => child.once('exit', end));
    child.kill('SIGTERM');
    await ended;
  };
  return { url: (pathname) => `http://127.0.0.1:${port}${pathname}`, output: () => output, stop };
}

/** Runs `npm run dev` on a copy of the project, as a fresh clone has it, while a file's tests run. */
export function useSession() {
  let folder: string;
  let session: Session;
  /** The last file that was written, and how much the session had said before. */
  let last = { file: '', heard: 0 };
  const output = () => session.output();

  beforeAll(async () => {
    folder = copyTree();
    session = await startSession(folder);
  }, SESSION_TIMEOUT);

  afterAll(async () => {
    await session.stop();
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => onTestFailed(() => console.error(output().slice(-3000))));

  const path = (file: string) => join(folder, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const write = (file: string, text: string) => {
    last = { file, heard: output().length };
    writeFileSync(path(file), text);
  };

  return {
    path,
    read,
    write,
    /** Where a path of the site is served. */
    url: (pathname: string) => session.url(pathname),
    /** Everything that the session has said. */
    output,
    /** Replaces words of a file. Fails when they are not there. */
    edit(file: string, words: string, others: string): void {
      const text = read(file);
      expect(text).toContain(words);
      write(file, text.replace(words, others));
    },
    /** Resolves when nothing follows any more from the edits of earlier tests, which may reload a page that has just come. */
    async checked(): Promise<void> {
      const end = new RegExp(`^${last.file} in \\d+ ms$[^]*^  checked: `, 'm');
      if (last.file) await expect.poll(() => output().slice(last.heard), { timeout: SESSION_TIMEOUT }).toMatch(end);
    },
  };
}
