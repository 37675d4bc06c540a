import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAlive } from '../helpers/worker/served.ts';

/** A supervisor's patience, in milliseconds. */
const PATIENCE = { timeout: 60_000, interval: 20 };

/** A clone without packages, on whose path `npm ci` never ends; it leaves its id in a file. */
function cloneThatInstalls() {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['package.json', 'package-lock.json', 'scripts/start.mjs', 'scripts/start', 'scripts/test.ts']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const npm = join(folder, 'npm');
  // Like npm, it only says that it failed when a signal ends it.
  writeFileSync(
    npm,
    `#!${process.execPath}
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
const { pid } = spawn('sleep', ['600']);
writeFileSync('installing', process.pid + ' ' + pid + '\\n');
`,
  );
  chmodSync(npm, 0o755);
  return { folder, env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, npm_lifecycle_event: '' } };
}

test.each<[NodeJS.Signals, number]>([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
])('%s while packages are installed ends the installation too', async (signal, status) => {
  const { folder, env } = cloneThatInstalls();
  const start = spawn(process.execPath, ['scripts/start.mjs', 'scripts/test.ts'], { cwd: folder, env, stdio: 'ignore' });
  const note = join(folder, 'installing');
  await vi.waitFor(() => expect(existsSync(note) && readFileSync(note, 'utf8')).toMatch(/^\d+ \d+\n$/), { timeout: 60_000 });
  const installing = readFileSync(note, 'utf8').split(' ').map(Number);
  const ended = once(start, 'exit');
  start.kill(signal);
  await vi.waitFor(() => expect(installing.filter(isAlive)).toEqual([]), PATIENCE);
  expect(await ended).toEqual([status, null]);
});
