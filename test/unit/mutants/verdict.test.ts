import { expect, test } from 'vitest';
import { verdictOn } from '../../mutants/verdict.ts';

const folder = (found: number, missed: number) => ({ found, missed, ignored: 3 });

test.each([
  ['all are found', [folder(10, 0)], true],
  ['as many as are asked for, of each folder and of all', [folder(75, 25), folder(95, 5)], true],
  ['too few of all', [folder(75, 25), folder(94, 6)], false],
  ['too few of a small folder', [folder(7, 3), folder(990, 10)], false],
])('%s → enough: $2', (_, counts, isEnough) => {
  expect(verdictOn(new Map(counts.map((one, at) => [`folder-${at}`, one]))).isEnough).toBe(isEnough);
});

test('the table has a line for each folder and one for all, with its verdict', () => {
  const { table } = verdictOn(
    new Map([
      ['client/search', folder(7, 3)],
      ['client/shared', folder(93, 0)],
    ]),
  );
  expect(table.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['mutants', 'found', 'missed', 'ignored', '%'],
    ['client/search', '10', '7', '3', '3', '70', 'too few: 75 % are asked for'],
    ['client/shared', '93', '93', '0', '3', '100', 'enough'],
    ['all', '103', '100', '3', '6', '97.1', 'enough'],
  ]);
});
