import { helpfulTrend, percentHelpful, TREND_DAYS } from '../reports/helpfulness.ts';
import { printable } from '../reports/printable.ts';
import type { FeedbackRow } from './rows.ts';

const COMMENTS_PER_PAGE = 3;
const COMMENT_WIDTH = 300;

type PageReport = { page: string; rows: FeedbackRow[]; unhelpful: number };

/** What readers say, by page, those with most to do first. `rows` are newest first; `now` is in milliseconds. */
export function feedbackReport(rows: readonly FeedbackRow[], now: number): string {
  if (rows.length === 0) return 'No feedback yet.';
  const pages = byPage(rows);
  const width = Math.max(...pages.map(({ page }) => page.length));
  const head = `${'Page'.padEnd(width)}  Posts  Helpful  Trend over ${TREND_DAYS} days`;
  const lines = pages.flatMap((page) => ['', tableLine(page, width, now), ...commentLines(page.rows)]);
  const posts = `${rows.length} ${rows.length === 1 ? 'post' : 'posts'}`;
  return [
    `${posts} on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, ${percentHelpful(rows)} helpful.`,
    '',
    head,
    ...lines,
  ].join('\n');
}

function byPage(rows: readonly FeedbackRow[]): PageReport[] {
  const pages = Map.groupBy(rows, (row) => row.page);
  return [...pages]
    .map(([page, own]) => ({ page, rows: own, unhelpful: own.filter((row) => row.rating === 0).length }))
    .sort((a, b) => b.unhelpful - a.unhelpful || b.rows.length - a.rows.length || a.page.localeCompare(b.page));
}

function tableLine({ page, rows }: PageReport, width: number, now: number): string {
  return `${printable(page).padEnd(width)}  ${String(rows.length).padStart(5)}  ${percentHelpful(rows).padStart(7)}  ${helpfulTrend(rows, now)}`;
}

function commentLines(rows: readonly FeedbackRow[]): string[] {
  const newest = rows.filter((row) => row.comment !== '').slice(0, COMMENTS_PER_PAGE);
  return newest.map(({ rating, created_at, language, section, comment, id }) => {
    const place = section ? ` #${printable(section)}` : '';
    return `  ${rating === 1 ? 'yes' : 'no '} ${printable(created_at).slice(0, 10)} ${printable(language)}${place}: ${shortened(comment)}  [${printable(id)}]`;
  });
}

function shortened(comment: string): string {
  const line = printable(comment);
  return line.length > COMMENT_WIDTH ? `${line.slice(0, COMMENT_WIDTH).toWellFormed()}…` : line;
}
