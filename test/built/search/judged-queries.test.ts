import { describe, expect, test } from 'vitest';
import { findSections } from '../../../client/search/find-sections.ts';
import { QUERY_GROUPS } from '../../fixtures/search-queries/groups.ts';
import { PLAIN } from '../../fixtures/search-queries/plain.ts';
import { SYMBOLS } from '../../fixtures/search-queries/symbols.ts';
import { builtIndex } from '../../helpers/search-index.ts';
import { answerOf, figuresOf, judge } from '../../judge/judge.ts';

const indexes = { en: builtIndex('en'), zh: builtIndex('zh') };
const english = indexes.en;

test('there are 330 judged queries or more', () => {
  expect(QUERY_GROUPS.flatMap(({ queries }) => queries).length).toBeGreaterThanOrEqual(330);
});

test('every answer is a section of the site', () => {
  const sections = new Set(english.sections.map(answerOf));
  const answers = QUERY_GROUPS.flatMap(({ queries }) => queries.flatMap((judged) => judged.answers));
  expect(answers.filter((answer) => !sections.has(answer))).toEqual([]);
});

describe('of the queries of a kind, as many find their page first, their page among three, and their section among three', () => {
  const least: Record<string, [page1: number, page3: number, section3: number]> = {
    'words and questions': [0.79, 0.95, 0.91],
    typos: [0.95, 1, 0.97],
    'names of code': [0.96, 1, 0.96],
    'words of neighbors': [0.83, 0.96, 0.86],
    'of neighbors, held out': [0.73, 0.93, 0.93],
    'Chinese words': [0.95, 1, 1],
    'Chinese as typed': [0.86, 0.95, 0.86],
    'names in Chinese pages': [0.8, 1, 0.9],
    'Chinese, held out': [0.75, 0.95, 0.65],
  };

  test.each(QUERY_GROUPS)('$name', ({ name, language, queries, heldOut }) => {
    const judgments = judge(indexes[language], queries);
    const { page1, page3, section3 } = figuresOf(judgments);
    const worse = [page1, page3, section3].map((share, at) => share < least[name]![at]!);
    const missed = heldOut ? [] : judgments.filter(({ section }) => section === 0 || section > 3).map(({ query }) => query);
    expect(worse, `${[page1, page3, section3].join(' ')} without ${missed.join(', ')}`).toEqual([false, false, false]);
  });

  test('English in the Chinese index: 80 % among three', () => {
    expect(figuresOf(judge(indexes.zh, [...PLAIN, ...SYMBOLS])).section3).toBeGreaterThanOrEqual(0.8);
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
