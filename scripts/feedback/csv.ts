import type { FeedbackRow } from './rows.ts';

const COLUMNS = ['id', 'created_at', 'page', 'section', 'language', 'rating', 'comment'] as const;

/** What a spreadsheet would take for a formula: its first characters, full-width ones and those behind white space included (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/** The rows as CSV for spreadsheets (RFC 4180, with a byte order mark for their sake). No cell can become a formula. */
export function toCsv(rows: readonly FeedbackRow[]): string {
  const lines = [COLUMNS as readonly string[], ...rows.map((row) => COLUMNS.map((name) => String(row[name])))];
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
