import { describe, expect, test } from 'vitest';
import { answerQuery } from '../../../client/search/answer-query.ts';
import { QUERY_GROUPS } from '../../fixtures/search-queries/groups.ts';
import { NOTHING, NOTHING_HELD_OUT } from '../../fixtures/search-queries/nothing.ts';
import { builtIndex } from '../../helpers/search-index.ts';

const indexes = { en: builtIndex('en'), zh: builtIndex('zh') };

/** The queries after whose answer nothing is said to fit. */
function poorOf(queries: readonly string[], language: 'en' | 'zh' = 'en'): string[] {
  return queries.filter((query) => answerQuery(indexes[language], query, { limit: 5 }).doubt?.kind === 'poor');
}

test.each([
  ['known here', NOTHING, 0.85],
  ['held out', NOTHING_HELD_OUT, 0.75],
] as const)('of queries that no page answers, %s, most are told that nothing fits', (_, queries, least) => {
  const poor = poorOf(queries);
  const missed = queries === NOTHING ? queries.filter((query) => !poor.includes(query)) : [];
  expect(poor.length / queries.length, missed.join(', ')).toBeGreaterThanOrEqual(least);
});

describe('of queries that pages answer, at most two in a hundred are told that nothing fits', () => {
  test.each(['en', 'zh'] as const)('%s', (language) => {
    const queries = QUERY_GROUPS.filter((group) => group.language === language).flatMap((group) => group.queries.map(({ query }) => query));
    const poor = poorOf(queries, language);
    expect(poor.length / queries.length, poor.join(', ')).toBeLessThanOrEqual(0.02);
  });
});

test('what is left of a query may be tried', () => {
  expect(answerQuery(indexes.en, 'blockchain wallet sign in page', { limit: 5 })).toMatchObject({
    hits: [],
    doubt: { kind: 'poor', missing: ['blockchain', 'wallet'], retry: 'sign page' },
  });
});
