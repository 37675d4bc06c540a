import { expect, test } from 'vitest';
import { asksOf } from '../../../client/search/asks.ts';
import { withoutHomophones } from '../../../client/search/chinese/homophones.ts';
import { aboutAsLong, nearestTerm } from '../../../client/search/nearest-term.ts';
import { wordsOf } from '../../../client/search/terms.ts';

/** Words of an index that count how often they are looked up. */
class CountedWords extends Map<string, number> {
  lookups = 0;

  override has(word: string): boolean {
    this.lookups += 1;
    return super.has(word);
  }
}

const characters = (first: number) => Array.from({ length: 200 }, (_, at) => String.fromCodePoint(first + ((at * 7919) % 20000))).join('');

test.each([
  ['characters that make no words', characters(0x4e00)],
  ['the same that sound like words', '登陆侧变栏'.repeat(40)],
  ['words that are known', '登录侧边栏'.repeat(40)],
  ['two scripts', 'toast登陆'.repeat(28)],
  ['words that are misspelled', 'dialgo sidebra '.repeat(13)],
  ['emoji', '🙂'.repeat(100)],
  ['nothing but filler', 'how to do '.repeat(20)],
])('200 characters of a query look for at most 15 words each: %s', (_, query) => {
  const known = new CountedWords([
    ['登录', 9],
    ['侧边栏', 3],
    ['dialog', 9],
    ['sidebar', 40],
  ]);
  const index = { known, synonyms: [['toast', 'dialog']] as [string, string][] };
  withoutHomophones(index, query);
  asksOf(index, query);
  for (const { terms } of wordsOf(query)) for (const term of terms) nearestTerm(index, term);
  expect(known.lookups).toBeLessThanOrEqual(200 * 15);
});

test('a word that no section has is compared with those of about its length alone', () => {
  const known = new Map(Array.from({ length: 20 }, (_, at) => ['x'.repeat(at + 1), 1]));
  expect(aboutAsLong(known, 7, 1).map(({ word }) => word.length)).toEqual([6, 7, 8]);
  expect(aboutAsLong(known, 12, 3).map(({ word }) => word.length)).toEqual([9, 10, 11, 12, 13, 14, 15]);
  expect(aboutAsLong(known, 1, 3).map(({ word }) => word.length)).toEqual([1, 2, 3, 4]);
  expect(aboutAsLong(known, 90, 3)).toEqual([]);
});
