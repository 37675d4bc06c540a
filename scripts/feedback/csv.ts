import { toCsv } from '../reports/csv.ts';
import type { FeedbackRow } from './rows.ts';

const COLUMNS = ['id', 'created_at', 'page', 'section', 'language', 'rating', 'comment'] as const;

/** Everything that readers said, for a spreadsheet. */
export function feedbackCsv(rows: readonly FeedbackRow[]): string {
  return toCsv([COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))]);
}
