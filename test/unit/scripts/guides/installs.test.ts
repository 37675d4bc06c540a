import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Installs } from '../../../../scripts/guides/installs.ts';

let folder: string;
let installs: Installs;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installs-'));
  installs = new Installs(join(folder, 'kept'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function app(name: string, manifest: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'package.json'), manifest);
  return path;
}

test('gives the packages of a package.json to the next folder that has it, and to no other', () => {
  const first = app('first', '{"dependencies":{"x":"1"}}');
  expect(installs.isNew(first)).toBe(true);
  mkdirSync(join(first, 'node_modules/x'), { recursive: true });
  writeFileSync(join(first, 'node_modules/x/index.js'), 'x');
  writeFileSync(join(first, 'package-lock.json'), '{}');
  installs.keep(first);

  const second = app('second', '{"dependencies":{"x":"1"}}');
  expect(installs.isNew(second)).toBe(false);
  expect(readFileSync(join(second, 'node_modules/x/index.js'), 'utf8')).toBe('x');
  expect(installs.isNew(app('third', '{"dependencies":{"x":"2"}}'))).toBe(true);

  installs.clear();
  expect(installs.isNew(app('fourth', '{"dependencies":{"x":"1"}}'))).toBe(true);
});
