import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { explain } from '../../../scripts/shared/command.ts';

const FULL = 'The disk is full. Make room, then try again.';

test.each([
  ['a full disk, by Node', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }), FULL],
  [
    'a full disk, by the bundler',
    new Error('Build failed with 1 error:\nerror: Failed to write to output file: write a.mjs: no space left on device'),
    FULL,
  ],
  ['a full disk, by the database', new Error('database or disk is full: SQLITE_FULL'), FULL],
  [
    'a folder of someone else, by the bundler',
    new Error('Failed to write to output file: open a.js: permission denied'),
    'Give yourself the right',
  ],
  ['a read-only disk, by the bundler', new Error('mkdir build: read-only file system'), 'The disk is read-only.'],
  ['a limit of files, by the bundler', new Error('Could not read from file: a.ts: too many open files'), 'Raise the limit'],
])('%s → what is wrong, then what to do', (_, error, cure) => {
  const [first, last] = [explain(error).split('\n')[0], explain(error).split('\n').at(-1)];
  expect(first).toBe(error.message.split('\n')[0]);
  expect(last).toContain(cure);
  expect(explain(error)).not.toContain('    at ');
});

test.each([
  ['a package', "Cannot find package 'gone' imported from /a.ts", true],
  ['a file of the project', "Cannot find module '/a/gone.ts' imported from /a.ts", false],
])('%s that is not found → what to do, where installing helps', (_, message, isCured) => {
  expect(explain(Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })).includes('npm ci')).toBe(isCured);
});

test('what nobody knows a cure for is said as it is', () => {
  expect(explain(new Error('Something else.'))).toBe('Something else.');
  expect(explain('words')).toBe('words');
});

test.each([
  ['throws', "throw new Error('Lost.')"],
  ['leaves a promise to itself that is rejected', "void Promise.reject(new Error('Lost.')); await new Promise(() => {})"],
  [
    'fails later, where nobody waits',
    "setTimeout(() => { throw new Error('Lost.') }); await new Promise(() => setTimeout(() => {}, 60_000))",
  ],
])('a command that %s → its sentence without a stack, and status 1', (_, body) => {
  const script = `import { runCommand } from './scripts/shared/command.ts'; await runCommand(async () => { ${body} });`;
  const { status, stdout, stderr } = spawnSync('node', ['--input-type=module-typescript', '--eval', script], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', 'Lost.\n']);
});
