import { describe, expect, test } from 'vitest';
import { ContentError, lineOf } from '../../../../scripts/shared/problem.ts';

test('the problems of a file stand together, from its top to its end, and files in the order in which they were read', () => {
  const of = (file: string, line: number, message = 'is wrong') => ({ file, line, message });
  const { message } = new ContentError([of('b.md', 12), of('a.md', 3), of('b.md', 2, 'first'), of('b.md', 2, 'second'), of('a.md', 1)]);
  expect(message.split('\n')).toEqual(['b.md:2: first', 'b.md:2: second', 'b.md:12: is wrong', 'a.md:1: is wrong', 'a.md:3: is wrong']);
});

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
