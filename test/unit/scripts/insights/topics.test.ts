import { describe, expect, test } from 'vitest';
import { insightsPage } from '../../../../scripts/insights/html.ts';
import type { InsightRow, RatedRow } from '../../../../scripts/insights/rows.ts';
import { insightsTable } from '../../../../scripts/insights/terminal.ts';
import { topicsOf } from '../../../../scripts/insights/topics.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const row = (change: Partial<InsightRow>): InsightRow => ({
  day: '2026-11-22',
  kind: 'search-nothing',
  name: 'zebra',
  origin: 'en',
  count: 3,
  ...change,
});
const rated = (change: Partial<RatedRow> = {}): RatedRow => ({
  page: '/a',
  section: '',
  rating: 1,
  created_at: '2026-11-20T00:00:00Z',
  ...change,
});
const linesOf = (title: string, counts: InsightRow[], posts: RatedRow[] = []) =>
  topicsOf(counts, posts, NOW)
    .find((topic) => topic.title === title)!
    .lines.map((line) => Object.values(line).join(' | '));

const NOTHING = 'Searches that found nothing';

describe('a search', () => {
  test.each([
    ['twice', [row({ count: 2 })], []],
    ['three times', [row({})], ['zebra | en | 3 | ↑ (3 now, 0 before)']],
    [
      'three times on several days',
      [row({ count: 1 }), row({ count: 1, day: '2026-11-20' }), row({ count: 1, day: '2026-10-10' })],
      ['zebra | en | 3 | ↑ (2 now, 1 before)'],
    ],
    ['twice in each language', [row({ count: 2 }), row({ count: 2, origin: 'zh' })], []],
    [
      'on the last day of the 30, and the first before them',
      [row({ day: '2026-10-24' }), row({ day: '2026-10-23' })],
      ['zebra | en | 6 | → (3 now, 3 before)'],
    ],
    ['before both', [row({ day: '2026-09-01' })], ['zebra | en | 3 | → (0 now, 0 before)']],
    ['with what a terminal would obey', [row({ name: 'a\u001b[2Jb' })], ['a [2Jb | en | 3 | ↑ (3 now, 0 before)']],
  ])('%s', (_, counts, lines) => {
    expect(linesOf(NOTHING, counts)).toEqual(lines);
  });

  test('the most frequent come first, and each kind has its own topic', () => {
    const counts = [row({ name: 'b' }), row({ name: 'a' }), row({ name: 'c', count: 9 }), row({ name: 'd', kind: 'search-unpressed' })];
    expect(linesOf(NOTHING, counts).map((line) => line[0])).toEqual(['c', 'a', 'b']);
    expect(linesOf('Searches without a press', counts).map((line) => line[0])).toEqual(['d']);
  });
});

test.each([
  ['Links of this site that lead nowhere', 'dead-link', 1, ['zebra | /toolpad | 1 | ↑ (1 now, 0 before)']],
  ['Other addresses that lead nowhere', 'dead-address', 2, []],
  ['Other addresses that lead nowhere', 'dead-address', 3, ['zebra | /toolpad | 3 | ↑ (3 now, 0 before)']],
  ['What agents use', 'agent', 1, ['zebra | /toolpad | 1 | ↑ (1 now, 0 before)']],
] as const)('%s: %s × %i → %j', (title, kind, count, lines) => {
  expect(linesOf(title, [row({ kind, count, origin: '/toolpad' })])).toEqual(lines);
});

test('pages and sections: those with most to do first, with share and trend', () => {
  const posts = [
    rated(),
    rated({ page: '/b', rating: 0 }),
    rated({ page: '/b', section: 'usage' }),
    rated({ page: '/b', created_at: '2026-10-01T00:00:00Z' }),
  ];
  expect(linesOf('Pages by their feedback', [], posts)).toEqual([
    '/b | 67 % | 3 | ↓ 50 points (2 now, 1 before)',
    '/a | 100 % | 1 | – (1 now, 0 before)',
  ]);
  expect(linesOf('Sections with feedback', [], posts)).toEqual(['/b#usage | 100 % | 1 | – (1 now, 0 before)']);
});

test('a terminal’s table: columns stand below each other, in Chinese too, and long lists end', () => {
  const counts = [
    row({ name: '侧边栏', origin: 'zh', count: 50 }),
    ...Array.from({ length: 21 }, (_, at) => row({ name: `word ${String.fromCharCode(97 + at)}` })),
  ];
  const lines = insightsTable(topicsOf(counts, [], NOW)).split('\n');
  expect(lines.slice(3, 6)).toEqual([
    'Search  Language  Searches  Trend over 30 days',
    '侧边栏  zh              50  ↑ (50 now, 0 before)',
    'word a  en               3  ↑ (3 now, 0 before)',
  ]);
  expect(lines[24]).toBe('… and 2 more; --csv and --html have all.');
  expect(lines).toContain('What agents use: none');
});

test('the page: words stay text', () => {
  const page = insightsPage(topicsOf([row({ name: '<img src=x>"&' })], [], NOW), '2026-11-22');
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x&gt;&quot;&amp;');
});
