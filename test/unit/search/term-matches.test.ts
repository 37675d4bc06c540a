import { expect, test } from 'vitest';
import { termMatches } from '../../../client/search/term-matches.ts';

const terms = ['custom', 'customer', 'dialog', 'dialogs', 'notes', 'pass', 'password', 'translate', 'translation', 'ui'];

/** The terms that a word meets, best first. */
function met(word: string, isAlone?: boolean): string[] {
  const matches = termMatches({ terms }, word, isAlone).toSorted((a, b) => b.share - a.share);
  return matches.map(({ term }) => terms[term]!);
}

test.each([
  ['dialog', ['dialog', 'dialogs']],
  ['dialogs', ['dialogs', 'dialog']],
  ['dia', ['dialog', 'dialogs']],
  ['custom', ['custom', 'customer']],
  ['translating', ['translate', 'translation']],
  ['not', ['notes']],
  ['zebra', []],
  ['ui', ['ui']],
  ['di', []],
])('%s meets %j', (word, expected) => {
  expect(met(word)).toEqual(expected);
});

test('two letters alone meet what begins with them', () => {
  expect(met('di', true)).toEqual(['dialog', 'dialogs']);
});

test('what only begins like a word counts less when the index has the word', () => {
  const shareOfPassword = (word: string) => termMatches({ terms }, word).find(({ term }) => terms[term] === 'password')!.share;
  expect(shareOfPassword('pass')).toBeLessThan(shareOfPassword('passw'));
});
