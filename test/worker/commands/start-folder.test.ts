import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PAGE } from '../../helpers/html/pages.ts';
import { copyTree } from '../../helpers/project/tree-copy.ts';
import { START_MS, startByNpm } from '../../helpers/worker/served.ts';

test('npm start in a folder with an apostrophe and a space in its name → pages, files and pictures', {
  timeout: 2 * START_MS,
}, async () => {
  const folder = copyTree();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(folder).toMatch(/'.* /);
  symlinkSync(resolve('build'), join(folder, 'build'));
  const { port } = await startByNpm({}, folder);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const html = await (await get(PAGE)).text();
  const addresses = [/\/toolpad\/assets\/entry-[\w-]+\.js/, /\/toolpad\/assets\/og\/\w+\.png/].map((pattern) => pattern.exec(html)?.[0]);
  const answers = await Promise.all(addresses.map(async (address) => (await get(address ?? '/missing')).status));
  expect(answers).toEqual([200, 200]);
});
