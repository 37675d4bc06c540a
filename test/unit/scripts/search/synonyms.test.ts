import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../client/shared/preferences/language.ts';
import { neighborWords } from '../../../../content/neighbor-words.ts';
import { synonymsOf } from '../../../../scripts/search/synonyms.ts';

describe.each(LANGUAGES)('synonymsOf %s', (language) => {
  const typed = synonymsOf(language).map(([phrase]) => phrase);

  test('without what parts them in the index', () => {
    expect(synonymsOf(language).filter((row) => row.some((phrase) => /[|;]/.test(phrase)))).toEqual([]);
  });

  test('each phrase once: the first of two would be the only one', () => {
    expect(typed.filter((phrase, at) => typed.indexOf(phrase) !== at)).toEqual([]);
  });

  test('without a space around any', () => {
    expect(synonymsOf(language).filter((row) => row.some((phrase) => phrase.trim() !== phrase || phrase === ''))).toEqual([]);
  });
});

test('there are 150 words of neighbors or more', () => {
  expect(neighborWords.flatMap(([typed]) => typed.split(', ')).length).toBeGreaterThanOrEqual(150);
});
