import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../../scripts/shared/line-of.ts';

describe('lineOf', () => {
  test.each([
    ['b', 0, 2],
    ['a', 1, 3],
    ['x', 0, 1],
    ['x', 2, 2],
  ])('finds %j from %d at line %d', (text, from, line) => {
    expect(lineOf('a\nb\na', text, from)).toBe(line);
  });
});
