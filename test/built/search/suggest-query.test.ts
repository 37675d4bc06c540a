import { describe, expect, test } from 'vitest';
import { answerQuery } from '../../../client/search/answer-query.ts';
import { suggestQuery } from '../../../client/search/suggest-query.ts';
import { QUERY_GROUPS } from '../../fixtures/search-queries/groups.ts';
import { NOTHING, NOTHING_HELD_OUT } from '../../fixtures/search-queries/nothing.ts';
import { builtIndex } from '../../helpers/search-index.ts';
import { headingWords, SLIPS, slipsOf } from '../../judge/slips-of.ts';

const english = builtIndex('en');
const chinese = builtIndex('zh');

test.each([
  ['dashbord', 'dashboard'],
  ['hide the sidbar', 'hide the sidebar'],
  ['acountprops', 'accountprops'],
  ['notificatoins', 'notifications'],
  ['usedialogz', 'usedialogs'],
  // Three slips of nine letters: nothing is nearer.
  ['dachbaord', 'dashboard'],
  ['autentificate', 'authenticate'],
  ['sidbar wdith', 'sidebar width'],
])('%j is corrected to %j', (query, correction) => {
  expect(suggestQuery(english, query)).toBe(correction);
});

test.each([
  ['登陆页面', '登录页面'],
  ['側邊欄寬度', '侧边栏宽度'],
])('%s is corrected to %s by its sound', (query, correction) => {
  expect(suggestQuery(chinese, query)).toBe(correction);
});

test.each([
  ['dashboard', 'is in the index'],
  ['dashb', 'begins a word of it'],
  ['zqx', 'has too few letters'],
  ['qqqqzzzzxxxx', 'is like nothing'],
  ['', 'is empty'],
])('%j is left alone: it %s', (query) => {
  expect(suggestQuery(english, query)).toBeUndefined();
});

test('of 700 queries without a typo and more, at most one in two hundred is corrected', () => {
  const right = QUERY_GROUPS.filter(({ name, language }) => language === 'en' && !/typos/.test(name)).flatMap(({ queries }) => queries);
  const queries = [...right.map(({ query }) => query), ...NOTHING, ...NOTHING_HELD_OUT];
  const corrected = queries.filter((query) => answerQuery(english, query, { limit: 1 }).suggestion !== undefined);
  expect(queries.length).toBeGreaterThan(700);
  expect(corrected.length / queries.length, corrected.join('; ')).toBeLessThanOrEqual(0.005);
});

describe('of the words of titles and headings with one slip, 95 % or more are corrected to the word or another form of it', () => {
  const shares = SLIPS.map((kind) => {
    const typos = slipsOf(kind, headingWords(english), english);
    const right = typos.filter(({ typo, isRight }) => isRight(suggestQuery(english, typo)));
    return { kind, typos: typos.length, right: right.length };
  });

  test('altogether', () => {
    const typos = shares.reduce((sum, { typos }) => sum + typos, 0);
    expect(typos).toBeGreaterThan(2000);
    expect(shares.reduce((sum, { right }) => sum + right, 0) / typos, JSON.stringify(shares)).toBeGreaterThanOrEqual(0.95);
  });

  test.each(shares)('$kind: 85 % or more', ({ typos, right }) => {
    expect(right / typos).toBeGreaterThanOrEqual(0.85);
  });
});
