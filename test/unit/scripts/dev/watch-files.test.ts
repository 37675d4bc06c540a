import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchFiles } from '../../../../scripts/dev/watch-files.ts';

let root: string;
let watcher: FSWatcher;
const seen: string[] = [];

const write = (file: string) => writeFileSync(join(root, file), `${Math.random()}`);
/** As Git and many editors save: another file takes the name. */
function replace(file: string): void {
  write(`${file}.new`);
  renameSync(join(root, `${file}.new`), join(root, file));
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  for (const folder of ['pages/deep', 'demos/node_modules']) mkdirSync(join(root, folder), { recursive: true });
  write('pages/deep/page.md');
  watcher = await watchFiles(['pages', 'demos'], (file) => seen.push(file), root);
});

afterAll(async () => {
  await watcher.close();
  rmSync(root, { recursive: true });
});

test.each<[string, (file: string) => void, string]>([
  ['is written', write, 'pages/deep/page.md'],
  ['is replaced by another of its name', replace, 'pages/deep/page.md'],
  ['is written after it was replaced', write, 'pages/deep/page.md'],
  ['is replaced again', replace, 'pages/deep/page.md'],
  ['is new', write, 'pages/new.md'],
  ['is new and written again', write, 'pages/new.md'],
  ['is removed', (file) => rmSync(join(root, file)), 'pages/new.md'],
  ['comes back', write, 'pages/new.md'],
])('a file that %s is told', async (_, act, file) => {
  seen.length = 0;
  write('demos/node_modules/installed.js');
  act(file);
  await expect.poll(() => seen.includes(file)).toBe(true);
  expect(seen.filter((each) => each.includes('node_modules'))).toEqual([]);
});

test('the files of a folder that was renamed are told by their old names and their new ones', async () => {
  seen.length = 0;
  renameSync(join(root, 'pages/deep'), join(root, 'pages/shallow'));
  await expect.poll(() => [...new Set(seen)].toSorted()).toEqual(['pages/deep/page.md', 'pages/shallow/page.md']);
  seen.length = 0;
  write('pages/shallow/page.md');
  await expect.poll(() => seen).toContain('pages/shallow/page.md');
});
