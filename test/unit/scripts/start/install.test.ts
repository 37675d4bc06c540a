import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Clone, useClone } from '../../../helpers/project/clone.ts';

test('everything is there → nothing is installed', () => {
  expect(useClone().start()).toEqual({ status: 0, said: 'runs scripts/test.ts\n', installedIn: undefined });
});

test('a script gets what stands behind it', () => {
  const { said } = useClone().start({ given: ['scripts/test.ts', 'canonical', '--watch'] });
  expect(said).toBe('runs scripts/test.ts canonical --watch\n');
});

test('what needs a build has one made first, unless there is one', () => {
  const clone = useClone();
  const given = ['--built', 'scripts/test.ts'];
  expect(clone.start({ given }).said).toBe('runs scripts/build.ts\nruns scripts/test.ts\n');
  clone.write('build/current/worker/index.js', '');
  expect(clone.start({ given }).said).toBe('runs scripts/test.ts\n');
});

test('what needs a build ends with one that fails', () => {
  const clone = useClone();
  clone.ownNode('#!/bin/sh\necho "runs $@"\nexit 3\n');
  const { status, said } = clone.start({ given: ['--built', 'scripts/test.ts'] });
  expect([status, said]).toEqual([3, 'runs scripts/build.ts\n']);
});

test.each<[string, (clone: Clone) => void]>([
  ['a fresh clone', ({ remove }) => remove('node_modules')],
  ['an installation that was cut off before its end', ({ remove }) => remove('node_modules/.package-lock.json')],
  ['a list of what is installed that was cut off', ({ write }) => write('node_modules/.package-lock.json', '{"packages":{"node_mod')],
  ['a package that is gone', ({ remove }) => remove('node_modules/a')],
  ['an optional package that is gone', ({ remove }) => remove('node_modules/b')],
  [
    'a package of another version',
    ({ write }) =>
      write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { version: '0.9.0', integrity: 'x' } } })),
  ],
])('%s → packages are installed, in the project’s own folder, from wherever that is asked', (_, spoil) => {
  const clone = useClone();
  const elsewhere = join(clone.folder, 'elsewhere');
  mkdirSync(elsewhere);
  spoil(clone);
  const { said, installedIn } = clone.start({ cwd: elsewhere });
  expect(said).toMatch(/^Installing packages …\n/);
  expect(installedIn).toBe(clone.folder);
});

test.each([
  ['an installation that fails', 'exit 1', 'The packages could not be installed. Check the network and the free space, then run `npm ci`.'],
  ['one that leaves optional packages out', 'exit 0', "The project's own Node is missing. Run `npm ci`, with optional packages."],
])('%s → what to do', (_, npm, sentence) => {
  const clone = useClone(npm);
  clone.remove('node_modules');
  const { status, said } = clone.start();
  expect([status, said]).toEqual([1, `Installing packages …\n${sentence}\n`]);
});

test('a lock file that was cut off → what to do, and nothing is installed', () => {
  const clone = useClone();
  clone.write('package-lock.json', '{"packages":{"node_mod');
  const sentences = 'package-lock.json cannot be read. Restore it with `git checkout package-lock.json`.\n';
  expect(clone.start()).toEqual({ status: 1, said: sentences, installedIn: undefined });
});

test('an own Node that does not start → what to do', () => {
  const clone = useClone();
  clone.ownNode('#!/missing\n');
  const { status, said } = clone.start();
  expect([status, said]).toEqual([1, expect.stringMatching(/^The project's own Node did not start: .*\. Run `npm ci`\.\n$/)]);
});

test('two commands at once install once: npm would remove what the other has just put there', async () => {
  const clone = useClone('echo >> npm-runs\nsleep 1\ncp package-lock.json node_modules/.package-lock.json');
  clone.remove('node_modules/.package-lock.json');
  const env = { ...process.env, PATH: `${join(clone.folder, 'path')}${delimiter}${process.env.PATH}`, npm_lifecycle_event: '' };
  const start = () => promisify(execFile)(process.execPath, [join(clone.folder, 'scripts/start.mjs'), 'scripts/test.ts'], { env });
  const said = (await Promise.all([start(), start()])).map(({ stdout }) => stdout).sort();
  expect(said).toEqual([
    'Another command installs the packages …\nruns scripts/test.ts\n',
    'Installing packages …\nruns scripts/test.ts\n',
  ]);
  expect(readFileSync(join(clone.folder, 'npm-runs'), 'utf8')).toBe('\n');
});

test('an installation that was killed holds nobody up', () => {
  const clone = useClone('cp package-lock.json node_modules/.package-lock.json');
  clone.remove('node_modules/.package-lock.json');
  clone.write('build/installing', '999999999');
  expect(clone.start().said).toBe('Installing packages …\nruns scripts/test.ts\n');
});
