import { expect, test } from 'vitest';
import { cardsClass } from '../../../client/blocks/cards/cards-styles.ts';

test.each([
  [4, 2, 'cards'],
  [5, 2, 'cards first-wide'],
  [6, 3, 'cards three'],
  [7, 3, 'cards three first-wide'],
] as const)('%i cards in %i columns → %s', (count, columns, words) => {
  expect(cardsClass(count, columns)).toBe(words);
});
