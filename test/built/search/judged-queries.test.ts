import { describe, expect, test } from 'vitest';
import { findSections } from '../../../client/search/find-sections.ts';
import type { SearchIndex } from '../../../client/search/load-index.ts';
import { CHINESE, type JudgedQuery, PLAIN, SYMBOLS, TYPOS } from '../../fixtures/search-queries.ts';
import { builtIndex } from '../../helpers/search-index.ts';

const english = builtIndex('en');
const chinese = builtIndex('zh');

/** A section as the fixtures write it. */
function answerOf({ page, id }: SearchIndex['sections'][number]): string {
  return (page.path === '/toolpad' ? 'toolpad' : page.path.replace('/toolpad/', '')) + (id && `#${id}`);
}

function isFound(index: SearchIndex, { query, answers }: JudgedQuery): boolean {
  return findSections(index, query, { limit: 3 }).some(({ section }) => answers.includes(answerOf(section)));
}

/** The queries whose answer is not among the first three. */
const missed = (index: SearchIndex, queries: JudgedQuery[]) =>
  queries.filter((judged) => !isFound(index, judged)).map(({ query }) => query);

test('there are 200 judged queries or more', () => {
  expect([PLAIN, TYPOS, SYMBOLS, CHINESE].flat().length).toBeGreaterThanOrEqual(200);
});

test('every answer is a section of the site', () => {
  const sections = new Set(english.sections.map(answerOf));
  const answers = [PLAIN, TYPOS, SYMBOLS, CHINESE].flat().flatMap((judged) => judged.answers);
  expect(answers.filter((answer) => !sections.has(answer))).toEqual([]);
});

describe('the answer is among the first three', () => {
  test('of all queries: 95 % or more', () => {
    const all = [...PLAIN, ...TYPOS, ...SYMBOLS].length + CHINESE.length;
    const misses = [...missed(english, [...PLAIN, ...TYPOS, ...SYMBOLS]), ...missed(chinese, CHINESE)];
    expect(1 - misses.length / all, misses.join(', ')).toBeGreaterThanOrEqual(0.95);
  });

  test.each([
    ['typos', TYPOS, english, 0.9],
    ['names of code', SYMBOLS, english, 0.95],
    ['Chinese', CHINESE, chinese, 0.9],
  ])('of queries with %s', (_kind, queries, index, share) => {
    const misses = missed(index, queries);
    expect(1 - misses.length / queries.length, misses.join(', ')).toBeGreaterThanOrEqual(share);
  });

  test('of English queries in the Chinese index: 75 % or more', () => {
    const queries = [...PLAIN, ...SYMBOLS];
    expect(1 - missed(chinese, queries).length / queries.length).toBeGreaterThanOrEqual(0.75);
  });
});

describe('order', () => {
  test.each([
    ['da', 'DashboardLayout or a page that begins so', /dashboard|data|date/i],
    ['useDialogs', 'the guide before the reference', /^core\/react-use-dialogs$/],
    ['DashboardLayout', 'the guide before the reference', /^core\/react-dashboard-layout$/],
    ['dashboardlayout', 'whatever the capitals', /^core\/(?:react|api)[-/]dashboard-layout$/],
    ['react-dashboard-layout', 'kebab-case', /^core\/react-dashboard-layout$/],
    ['signin', 'without the hyphen', /sign-in/],
    ['localetext', 'the name of a prop', /./],
  ])('%s → %s', (query, _why, expected) => {
    const [first] = findSections(english, query, { limit: 1 });
    expect(first && answerOf(first.section)).toMatch(expected);
  });

  test('two letters find pages', () => {
    expect(findSections(english, 'no', { limit: 5 }).length).toBeGreaterThan(0);
  });

  test.each(['core', 'studio'] as const)('product %s → its sections alone', (product) => {
    const hits = findSections(english, 'installation', { product, limit: 20 });
    expect(new Set(hits.map(({ section }) => section.page.product))).toEqual(new Set([product]));
  });

  test('limit', () => {
    expect(findSections(english, 'page', { limit: 7 })).toHaveLength(7);
  });
});

describe('what finds nothing', () => {
  test.each(['', '   ', '???', 'qqqqwwwwzzzz', '🙂'])('%j', (query) => {
    expect(findSections(english, query, { limit: 10 })).toEqual([]);
  });

  test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', '(a+)+$', '.*', '\\', '[', 'a'.repeat(200), 'ab '.repeat(30)])(
    '%j is a query like any other',
    (query) => {
      expect(() => findSections(english, query, { limit: 10 })).not.toThrow();
    },
  );
});
