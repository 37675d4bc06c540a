import { expect, test } from 'vitest';
import { parseTicks, ticksKey, writeTicks } from '../../../../client/browser/steps/step-ticks.ts';

test.each([
  ['010', [false, true, false]],
  ['111', [true, true, true]],
  [null, undefined],
  ['', undefined],
  ['01', undefined],
  ['0101', undefined],
  ['0x1', undefined],
  ['01\n', undefined],
  ['[1]', undefined],
  ['1'.repeat(1_000_000), undefined],
])('of a page with three steps, %j is read as %j', (stored, ticks) => {
  expect(parseTicks(stored, 3)).toEqual(ticks);
});

test('what is written is read again', () => {
  const ticks = [true, false, false, true];
  expect(parseTicks(writeTicks(ticks), 4)).toEqual(ticks);
});

test.each([
  ['/toolpad/core/a', 'en'],
  ['/zh/toolpad/core/a', 'zh'],
  ['/toolpad/core/a', 'zh'],
] as const)('%s in %s is the same page', (pathname, language) => {
  expect(ticksKey(pathname, language)).toBe('steps-/toolpad/core/a');
});
