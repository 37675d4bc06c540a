import { describe, expect, test } from 'vitest';
import { growthOf } from '../../soak/memory.ts';
import { type Outcome, verdictOf } from '../../soak/verdict.ts';
import { compareRows } from '../../soak/writers.ts';

/** Memory that grows by so much with each of 30 samples, which are 100 requests apart. */
const growing = (mib: number, from = 20) => Array.from({ length: 30 }, (_, index) => ({ requests: index * 100, mib: from + index * mib }));

const GOOD: Outcome = {
  requests: 9,
  wrong: [],
  thanked: 2,
  lost: [],
  doubled: [],
  raw: [],
  times: Array.from({ length: 200 }, (_, index) => (index < 198 ? 2 : 40)),
  memory: [growing(1)],
};

/** What is not as it must be. */
const missedOf = (outcome: Partial<Outcome>) =>
  verdictOf({ ...GOOD, ...outcome })
    .filter(({ isReached }) => !isReached)
    .map(({ what }) => what);

describe('a soak', () => {
  test('in which nothing went wrong → nothing is missed', () => {
    expect(missedOf({})).toEqual([]);
  });

  test.each<[string, Partial<Outcome>]>([
    ['wrong answers', { wrong: ['500 /toolpad'] }],
    ['feedback that was thanked for and lost', { lost: ['words'] }],
    ['feedback stored twice', { doubled: ['words'] }],
    ['lines of the log that are not events', { raw: ['Error: at x.js'] }],
    ['time of an answer, half of all and 99 of 100', { times: Array.from({ length: 200 }, (_, index) => (index < 197 ? 2 : 41)) }],
    ['time of an answer, half of all and 99 of 100', { times: [] }],
    ['memory of build 2, and its growth after the warm-up', { memory: [growing(1), growing(3)] }],
    ['memory of build 1, and its growth after the warm-up', { memory: [growing(0, 129)] }],
    ['memory of build 1, and its growth after the warm-up', { memory: [[]] }],
  ])('with %s → that is missed', (what, outcome) => {
    expect(missedOf(outcome)).toEqual([what]);
  });
});

test('growth is counted after the warm-up, by what the collection of garbage leaves', () => {
  const warmUp = Array.from({ length: 10 }, (_, index) => ({ requests: index, mib: index * 1000 }));
  const flat = Array.from({ length: 20 }, (_, index) => ({ requests: 10 + index, mib: index % 4 === 3 ? 20 : 50 + index }));
  expect(growthOf([...warmUp, ...flat])).toEqual({ left: 20, grew: 0, requests: 19 });
});

test('feedback is compared by its words: what is not there is lost, what is there twice is doubled', () => {
  const thanked = new Map([
    ['1', 'one'],
    ['2', 'two'],
    ['3', 'three'],
  ]);
  const rows = [
    { id: '1', comment: 'one' },
    { id: '3', comment: 'three' },
    { id: '4', comment: 'three' },
    { id: '5', comment: 'not thanked for' },
  ];
  expect(compareRows(thanked, rows)).toEqual({ lost: ['two'], doubled: ['three'] });
});
