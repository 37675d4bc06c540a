import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { workerFolder } from '../../scripts/shared/folders.ts';

const MODULES = new Map(readdirSync(workerFolder()).map((name) => [name, readFileSync(join(workerFolder(), name), 'utf8')]));

/** A module with everything that it imports before it runs. */
function closureOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, imported] of MODULES.get(name)!.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) closureOf(imported!, seen);
  return seen;
}

const textOf = (names: Iterable<string>) => [...names].map((name) => MODULES.get(name)).join('\n');
const REACT = /Symbol\.for\("react\./;

test.each([
  'react-dom-server.edge.development',
  'react.development',
  'react-jsx-runtime.development',
  'process.env.NODE_ENV',
  'Warning: ',
  '/work/',
])('no module holds %j', (text) => {
  expect([...MODULES].filter(([, source]) => source.includes(text)).map(([name]) => name)).toEqual([]);
});

test('all modules together → at most 300 KB of gzip', () => {
  const bytes = [...MODULES.values()].reduce((sum, source) => sum + gzipSync(source, { level: 6 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(300 * 1024);
});

test('the entry does not bring what speaks to agents', () => {
  const SPOKEN = 'Unsupported protocol version';
  expect(textOf(closureOf('index.js'))).not.toContain(SPOKEN);
  expect(textOf(MODULES.keys())).toContain(SPOKEN);
});

test('the entry imports neither React nor Material UI before a page must be rendered', () => {
  const eager = closureOf('index.js');
  expect(eager.size).toBeLessThan(MODULES.size);
  expect(textOf(eager)).not.toMatch(REACT);
  expect(textOf(eager)).not.toContain('MuiButton');
  expect(textOf(MODULES.keys())).toMatch(REACT);
});
