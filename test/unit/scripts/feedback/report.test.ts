import { describe, expect, test } from 'vitest';
import { parseWranglerRows } from '../../../../scripts/deploy/wrangler-rows.ts';
import { feedbackReport } from '../../../../scripts/feedback/report.ts';
import type { FeedbackRow } from '../../../../scripts/feedback/rows.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

function row(changes: Partial<FeedbackRow> & { age?: number } = {}): FeedbackRow {
  const { age = 1, ...rest } = changes;
  return { id: 'id-1', page: '/a', rating: 1, comment: '', section: '', language: 'en', created_at: daysAgo(age), ...rest };
}

const many = (count: number, changes: Parameters<typeof row>[0]) => Array.from({ length: count }, () => row(changes));

describe('feedbackReport', () => {
  test('nothing → a sentence', () => {
    expect(feedbackReport([], NOW)).toBe('No feedback yet.');
  });

  test('a page with most to do comes first; score, count and trend in columns', () => {
    const rows = [
      ...many(3, { page: '/a' }),
      ...many(2, { page: '/longer', rating: 0 }),
      ...many(3, { page: '/longer', age: 40 }),
      row({ page: '/longer', age: 41, rating: 0 }),
    ];
    expect(feedbackReport(rows, NOW).split('\n')).toEqual([
      '9 posts on 2 pages, 67 % helpful.',
      '',
      'Page     Posts  Helpful  Trend over 30 days',
      '',
      '/longer      6     50 %  ↓ 75 points (2 now, 4 before)',
      '',
      '/a           3    100 %  – (3 now, 0 before)',
    ]);
  });

  test.each<[string, string, FeedbackRow[]]>([
    ['better', '↑ 100 points (1 now, 1 before)', [...many(1, {}), ...many(1, { age: 31, rating: 0 })]],
    ['the same', '→ 0 points (2 now, 1 before)', [...many(2, {}), ...many(1, { age: 59 })]],
    ['older than both windows', '– (0 now, 0 before)', many(1, { age: 61 })],
  ])('%s → %s', (_, trend, rows) => {
    expect(feedbackReport(rows, NOW)).toContain(trend);
  });

  test('the three newest comments, with their ids', () => {
    const rows = ['d', 'c', 'b', 'a'].map((name, age) =>
      row({ id: name, age, comment: `Comment ${name}`, rating: age % 2, section: 'usage' }),
    );
    const lines = feedbackReport(rows, NOW).split('\n').slice(5);
    expect(lines).toEqual([
      '  no  2026-11-21 en #usage: Comment d  [d]',
      '  yes 2026-11-20 en #usage: Comment c  [c]',
      '  no  2026-11-19 en #usage: Comment b  [b]',
    ]);
  });

  test.each([
    ['a\u001b[2Jb', 'a [2Jb'],
    ['a\r\n\tb', 'a b'],
    ['a\u202eb\u2066c', 'a b c'],
    ['x'.repeat(301), `${'x'.repeat(300)}…`],
    [`${'x'.repeat(299)}😀`, `${'x'.repeat(299)}\ufffd…`],
  ])('a comment %j → %j, since a terminal would obey it', (comment, shown) => {
    expect(feedbackReport([row({ comment })], NOW)).toContain(`: ${shown}  [id-1]`);
  });
});

describe('parseWranglerRows', () => {
  test('what wrangler prints → its rows', () => {
    expect(parseWranglerRows(JSON.stringify([{ results: [row()], success: true, meta: {} }]))).toEqual([row()]);
  });

  test.each(['', 'You are not logged in.', '{}', '[]', 'null'])('%j → an error that says what to type', (output) => {
    expect(() => parseWranglerRows(output)).toThrow('Run `npm run wrangler login`');
  });
});
