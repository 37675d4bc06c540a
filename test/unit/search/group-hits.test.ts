import { expect, test } from 'vitest';
import { groupHits } from '../../../client/search/group-hits.ts';

const page = (path: string) => ({ path, title: path.toUpperCase(), product: 'core' as const });

test('hits of a page are together, and pages come in the order of their best hit', () => {
  const hits = ['b#1', 'a#1', 'b#2', 'c#1', 'a#2'];
  expect(groupHits(hits, (hit) => page(hit.charAt(0)))).toEqual([
    { page: page('b'), hits: ['b#1', 'b#2'] },
    { page: page('a'), hits: ['a#1', 'a#2'] },
    { page: page('c'), hits: ['c#1'] },
  ]);
});

test('no hits → no groups', () => {
  expect(groupHits([], page)).toEqual([]);
});
