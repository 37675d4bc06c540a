import { expect, test } from 'vitest';
import { sameStyle } from '../../../../../scripts/api/versions/read-exports.ts';

test.each([
  ['"a" | "b"', "'a' | 'b'"],
  ["| 'a'\n  | 'b'", "'a' | 'b'"],
  ['{ list: ListSlots; }', '{ list: ListSlots }'],
  ['{\n  /** Words. */\n  a?: string;\n  b: number;\n}', '{ a?: string; b: number }'],
  ["Omit<Props, 'a' | 'b'>", "Omit<Props, 'a' | 'b'>"],
  ['(a: string, b?: () => void) => void', '(a: string, b?: () => void) => void'],
])('sameStyle writes %j as %j, as every version is written', (written, same) => {
  expect(sameStyle(written)).toBe(same);
});
