import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerQuery } from '../../../client/search/answer-query.ts';
import { excerptOf } from '../../../client/search/excerpt.ts';
import { assetsFolder } from '../../../scripts/shared/folders.ts';
import { QUERY_GROUPS } from '../../fixtures/search-queries/groups.ts';
import { builtIndex } from '../../helpers/search-index.ts';

/** As long as the dialog has room for, which is less than other places have. */
const LENGTH = 110;
/** Fewer characters of a longer text are a stump; Chinese says as much in fewer. */
const ENOUGH = { en: 60, zh: 40 };
/** A path of a sample's file, and not a name such as Next.js. */
const FILE = /\b\w+\/[\w/-]+\.(?:tsx?|jsx?)\b/;

describe.each(['en', 'zh'] as const)('the excerpts of what is found first: %s', (language) => {
  const index = builtIndex(language);
  const texts: string[] = JSON.parse(readFileSync(`${assetsFolder()}/_content/search/sections-${language}.json`, 'utf8'));
  const queries = QUERY_GROUPS.filter((group) => group.language === language).flatMap((group) => group.queries);
  const found = queries.flatMap(({ query }) =>
    answerQuery(index, query, { limit: 1 }).hits.map(({ section, terms }) => {
      const text = texts[section.number]!;
      return { query, text, excerpt: excerptOf(text, terms, LENGTH) };
    }),
  );

  test('nearly every query has one', () => {
    expect(found.length / queries.length).toBeGreaterThan(0.95);
  });

  test('none is empty', () => {
    expect(found.filter(({ excerpt }) => excerpt === '')).toEqual([]);
  });

  test('none is a stump of a longer text', () => {
    const stumps = found.filter(({ text, excerpt }) => excerpt.length < ENOUGH[language] && text.split('\n')[0]!.length > LENGTH);
    expect(stumps.map(({ query, excerpt }) => `${query}: ${excerpt}`)).toEqual([]);
  });

  test('none is the name of a file', () => {
    expect(found.filter(({ excerpt }) => FILE.test(excerpt) && excerpt.replace(FILE, '').trim().length < ENOUGH[language] / 2)).toEqual([]);
  });
});
