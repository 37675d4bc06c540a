import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerFailure, failureIn } from '../../../../scripts/dev/failure.ts';
import { ReloadStream } from '../../../../scripts/dev/reload-stream.ts';
import { VERSION_HEADER } from '../../../../scripts/edge/code-paths.ts';

const LIBRARY = "\n\nexport function fail(): never {\n  throw new Error('No way up.');\n}\n";
const VIEW = "import { fail } from './library.mjs';\n\nexport function view(): never {\n  return fail();\n}\n";

let folder: string;
let stack: string;

/** Writes a bundle whose map says where its code was written. */
function bundle(name: string, source: string, sourcefile: string): void {
  const { code, map } = transformSync(source, { loader: 'ts', sourcefile, sourcemap: 'external' });
  writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, `${name}.map`), map);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'failure-'));
  bundle('library.mjs', LIBRARY, resolve('node_modules/library/index.ts'));
  bundle('view.mjs', VIEW, resolve('worker/views/view.ts'));
  const { view } = await import(pathToFileURL(join(folder, 'view.mjs')).href);
  try {
    view();
  } catch (error) {
    // workerd names modules by their addresses.
    stack = (error as Error).stack?.replaceAll('(/', '(file:///') ?? '';
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a stack is a mistake at the first place in the project’s own code', () => {
  expect(failureIn(stack, '/toolpad')).toEqual({ file: 'worker/views/view.ts', line: 4, message: 'Error: No way up. (/toolpad)' });
});

test.each([
  ['a stack of bundles that another build has replaced', () => stack.replaceAll('view.mjs', 'gone.mjs'), 'Error: No way up. (/toolpad)'],
  ['an error without a stack', () => 'Out of memory', 'Out of memory (/toolpad)'],
])('%s has no place', (_, given, message) => {
  expect(failureIn(given(), '/toolpad')).toEqual({ file: '', line: 1, message });
});

test.each([
  ['the code that runs is told to open pages', '"2"', false],
  ['code that was edited since is not', '"1"', true],
  ['code that could not be had is', '', false],
])('a failure of %s', async (_, version, isRight) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const stream = new ReloadStream();
  const headers = new Headers({ [VERSION_HEADER]: version });
  const answer = await answerFailure({ url: 'http://site/toolpad', headers, text: async () => stack }, stream, { version: '"2"' });
  expect([answer.status, stream.isRight()]).toEqual([500, isRight]);
  expect(await answer.text()).toContain('worker/views/view.ts');
});
