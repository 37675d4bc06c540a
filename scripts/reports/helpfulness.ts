/** The trend compares this many days with as many before them. */
export const TREND_DAYS = 30;
const DAY_MS = 86_400_000;

type Rated = { rating: number; created_at: string };

/** The share of helpful posts, from 0 to 1. */
function helpfulShare(rows: readonly Rated[]): number {
  return rows.filter((row) => row.rating === 1).length / rows.length;
}

/** That share in words: `80 %`. */
export function percentHelpful(rows: readonly Rated[]): string {
  return `${Math.round(helpfulShare(rows) * 100)} %`;
}

/** The share of helpful posts of the last days against that of the days before, in points. `now` is in milliseconds. */
export function helpfulTrend(rows: readonly Rated[], now: number): string {
  const age = (row: Rated) => (now - Date.parse(row.created_at)) / DAY_MS;
  const recent = rows.filter((row) => age(row) < TREND_DAYS);
  const earlier = rows.filter((row) => age(row) >= TREND_DAYS && age(row) < 2 * TREND_DAYS);
  if (recent.length === 0 || earlier.length === 0) return `– (${recent.length} now, ${earlier.length} before)`;
  const points = Math.round(helpfulShare(recent) * 100) - Math.round(helpfulShare(earlier) * 100);
  return `${arrowOf(points)} ${Math.abs(points)} points (${recent.length} now, ${earlier.length} before)`;
}

/** More, less, or the same. */
export function arrowOf(change: number): string {
  return change > 0 ? '↑' : change < 0 ? '↓' : '→';
}
