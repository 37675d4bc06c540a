import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed } from 'vitest';
import { ownBuild } from '../../../scripts/shared/builds.ts';
import { freePort } from './free-port.ts';
import { copyTree } from './tree-copy.ts';

/** How long a step of a session may take: a machine with other work needs its time. In milliseconds. */
export const SESSION_TIMEOUT = 600_000;

/** A session begins where one built and checked before, as a contributor does on all days but the first: a first one is what `npm start` is tested for. */
function takeBuild(folder: string): void {
  const build = ownBuild();
  for (const name of [build, 'build/types']) if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(basename(build), join(folder, 'build/current'));
}

/** Runs `npm run dev` on a copy of the project while a file's tests run. */
export function useSession() {
  let folder: string;
  let session: ChildProcess;
  let origin: string;
  let output = '';
  /** The last file that was written, and how much the session had said before. */
  let last = { file: '', heard: 0 };

  beforeAll(async () => {
    folder = copyTree();
    takeBuild(folder);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const { DOCS_BUILD: _, ...env } = process.env;
    session = spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: folder,
      env: { ...env, PORT: `${port}` },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    await new Promise<void>((ready) => {
      for (const stream of [session.stdout, session.stderr])
        stream?.on('data', (text) => {
          output += text;
          if (output.includes('Ready on')) ready();
        });
    });
  }, SESSION_TIMEOUT);

  afterAll(async () => {
    const ended = new Promise((end) => session.once('exit', end));
    session.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => onTestFailed(() => console.error(output.slice(-3000))));

  const path = (file: string) => join(folder, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const write = (file: string, text: string) => {
    last = { file, heard: output.length };
    writeFileSync(path(file), text);
  };

  return {
    path,
    read,
    write,
    /** Where a path of the site is served. */
    url: (pathname: string) => origin + pathname,
    /** Everything that the session has said. */
    output: () => output,
    /** Replaces words of a file. Fails when they are not there. */
    edit(file: string, words: string, others: string): void {
      const text = read(file);
      expect(text).toContain(words);
      write(file, text.replace(words, others));
    },
    /** Resolves when nothing follows any more from the edits of earlier tests, which may reload a page that has just come. */
    async checked(): Promise<void> {
      const end = new RegExp(`^${last.file} in \\d+ ms$[^]*^  checked: `, 'm');
      if (last.file) await expect.poll(() => output.slice(last.heard), { timeout: SESSION_TIMEOUT }).toMatch(end);
    },
  };
}
