import { expect, test } from 'vitest';
import { slipsBetween } from '../../../client/search/slips.ts';

const MORE = Number.POSITIVE_INFINITY;

test.each([
  ['width', 'width', 1, 0],
  ['widht', 'width', 1, 1],
  ['wdth', 'width', 1, 1],
  ['widdth', 'width', 1, 1],
  ['wisth', 'width', 1, 1],
  ['iwdht', 'width', 2, 2],
  ['iwdht', 'width', 1, MORE],
  ['wisht', 'width', 2, 2],
  ['sidebar', 'side', 2, MORE],
  ['side', 'sidebar', 3, 3],
  ['ab', 'xy', 1, MORE],
  ['', 'ab', 2, 2],
  ['ab', '', 1, MORE],
])('%j and %j, at most %i: %i', (one, other, most, slips) => {
  expect(slipsBetween(one, other, most)).toBe(slips);
});
