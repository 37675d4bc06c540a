import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_FAULTS } from '../../faults/browser-faults.ts';
import { withFault } from '../../faults/fault.ts';
import { WORKER_FAULTS } from '../../faults/worker-faults.ts';

const FAULTS = [...WORKER_FAULTS, ...BROWSER_FAULTS];
const TEST_FILES = globSync('test/**/*.test.{ts,tsx}');

test.each(FAULTS)('can still be written: $what', (fault) => {
  const sound = readFileSync(fault.file, 'utf8');
  expect(withFault(sound, fault)).not.toBe(sound);
});

test.each(FAULTS)('has its tests: $what', ({ seenBy }) => {
  expect(seenBy.filter((part) => !TEST_FILES.some((file) => file.includes(part)))).toEqual([]);
});

test('no two faults are called the same', () => {
  expect(new Set(FAULTS.map(({ what }) => what)).size).toBe(FAULTS.length);
});

test.each([
  ['gone', 'something else', 'which is not there'],
  ['no longer one place', 'code, code, and code', 'which is there 3 times'],
])('says what to do about a place that is %s', (_, text, problem) => {
  const fault = { what: 'a wrong number', file: 'some/file.ts', find: 'code', put: 'fault' };
  expect(() => withFault(text, fault)).toThrow(`"a wrong number" changes \`code\` in some/file.ts, ${problem}. Write in test/faults`);
});

test('a text with a dollar sign is put in as it stands', () => {
  const fault = { what: 'a template', file: 'some/file.ts', find: 'a', put: '$& $1' };
  expect(withFault('an', fault)).toBe('$& $1n');
});
