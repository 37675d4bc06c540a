import type { FeedbackRow } from './rows.ts';

/** The trend compares this many days with as many before them. */
const TREND_DAYS = 30;
const COMMENTS_PER_PAGE = 3;
const COMMENT_WIDTH = 300;
const DAY_MS = 86_400_000;

/** A terminal would obey these, or turn the line around: control characters and invisible marks. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

type PageReport = { page: string; rows: FeedbackRow[]; unhelpful: number };

/** What readers say, by page, those with most to do first. `rows` are newest first; `now` is in milliseconds. */
export function feedbackReport(rows: readonly FeedbackRow[], now: number): string {
  if (rows.length === 0) return 'No feedback yet.';
  const pages = byPage(rows);
  const width = Math.max(...pages.map(({ page }) => page.length));
  const head = `${'Page'.padEnd(width)}  Posts  Helpful  Trend over ${TREND_DAYS} days`;
  const lines = pages.flatMap((page) => ['', tableLine(page, width, now), ...commentLines(page.rows)]);
  const posts = `${rows.length} ${rows.length === 1 ? 'post' : 'posts'}`;
  return [`${posts} on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, ${percent(rows)} helpful.`, '', head, ...lines].join('\n');
}

function byPage(rows: readonly FeedbackRow[]): PageReport[] {
  const pages = Map.groupBy(rows, (row) => row.page);
  return [...pages]
    .map(([page, own]) => ({ page, rows: own, unhelpful: own.filter((row) => row.rating === 0).length }))
    .sort((a, b) => b.unhelpful - a.unhelpful || b.rows.length - a.rows.length || a.page.localeCompare(b.page));
}

function tableLine({ page, rows }: PageReport, width: number, now: number): string {
  return `${printable(page).padEnd(width)}  ${String(rows.length).padStart(5)}  ${percent(rows).padStart(7)}  ${trend(rows, now)}`;
}

/** The share of helpful posts of the last days against that of the days before, in points. */
function trend(rows: readonly FeedbackRow[], now: number): string {
  const age = (row: FeedbackRow) => (now - Date.parse(row.created_at)) / DAY_MS;
  const recent = rows.filter((row) => age(row) < TREND_DAYS);
  const earlier = rows.filter((row) => age(row) >= TREND_DAYS && age(row) < 2 * TREND_DAYS);
  if (recent.length === 0 || earlier.length === 0) return `– (${recent.length} now, ${earlier.length} before)`;
  const points = Math.round(share(recent) * 100) - Math.round(share(earlier) * 100);
  const arrow = points > 0 ? '↑' : points < 0 ? '↓' : '→';
  return `${arrow} ${Math.abs(points)} points (${recent.length} now, ${earlier.length} before)`;
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

function printable(text: string): string {
  return text.replace(UNPRINTABLE, ' ');
}

function percent(rows: readonly FeedbackRow[]): string {
  return `${Math.round(share(rows) * 100)} %`;
}

function share(rows: readonly FeedbackRow[]): number {
  return rows.filter((row) => row.rating === 1).length / rows.length;
}
