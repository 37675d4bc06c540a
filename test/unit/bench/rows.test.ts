import { expect, test } from 'vitest';
import { byTurns } from '../../bench/by-turns.ts';
import { beside, near } from '../../bench/peer/compare.ts';
import { merged, reached } from '../../bench/table.ts';

test.each([
  ['17.2 KB', '≤ 9 KB', false],
  ['9.0 KB', '≤ 9 KB', true],
  ['0.47 (CPU 0.1 ms)', '≥ 0.65', false],
  ['900 ms', '≤ 1 s', undefined],
  ['300 ms', '', undefined],
])('%s, where %s is to be reached → %s', (measured, reach, expected) => {
  expect(reached({ what: 'a row', measured, reach })).toBe(expected);
});

test.each([
  [{ ratio: 0.6 }, '≤ 0.6 × Starlight', true],
  [{ ratio: 0.4 }, '≤ 0.4 × Starlight', false],
  [{ most: 100 }, '≤ 100 ms', true],
  [{ least: 101 }, '≥ 101 ms', false],
])('100 ms beside 200, with %j to be reached', (reach, text, isReached) => {
  const row = { what: 'a row', measured: '100 ms', peer: '200 ms', ratio: '0.50', reach: text, isReached };
  expect(beside({ what: 'a row', unit: 'ms', ours: 100, peer: 200, reach })).toEqual(row);
});

test('where the peer needs nothing there is no ratio', () => {
  expect(beside({ what: 'fonts', unit: 'KB', ours: 20, peer: 0 }).ratio).toBe('–');
});

test.each([
  [110, true],
  [111, false],
])('%s ms near 100 of ours → %s', (ours, isReached) => {
  expect(near({ what: 'a row', unit: 'ms', ours, base: 100, most: 1.1 }).isReached).toBe(isReached);
});

test('subjects are measured by turns, and the first round does not count', async () => {
  const seen: string[] = [];
  const samples = await byTurns(['a', 'b'], 2, async (subject) => seen.push(subject));
  expect([seen.join(''), samples]).toEqual([
    'ababab',
    [
      [3, 5],
      [4, 6],
    ],
  ]);
});

test('rows of parts that were measured on their own stand beside those of before, once each', () => {
  const before = [
    { what: 'a', at: 'monday' },
    { what: 'b', at: 'monday' },
  ];
  const now = [
    { what: 'b', at: 'tuesday' },
    { what: 'c', at: 'tuesday' },
  ];
  expect(merged(before, now)).toEqual([before[0], now[0], now[1]]);
});
