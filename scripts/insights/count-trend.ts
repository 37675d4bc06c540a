import { dayBefore } from '../../client/shared/analytics/insight.ts';
import { arrowOf, TREND_DAYS } from '../reports/helpfulness.ts';

/** The counts of the last days against those of the days before. `now` is in milliseconds. */
export function countTrend(rows: readonly { day: string; count: number }[], now: number): string {
  const between = (from: number, to: number) =>
    rows.filter(({ day }) => day > dayBefore(now, from) && day <= dayBefore(now, to)).reduce((sum, { count }) => sum + count, 0);
  const [recent, earlier] = [between(TREND_DAYS, 0), between(2 * TREND_DAYS, TREND_DAYS)];
  return `${arrowOf(recent - earlier)} (${recent} now, ${earlier} before)`;
}
