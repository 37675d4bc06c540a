/** What a spreadsheet would take for a formula: its first characters, full-width ones and those behind white space included (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/** The same behind what some spreadsheets take for the end of a cell, whatever quotes are around it. */
const INNER_FORMULA = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠|%])/g;

/** Lines of cells as CSV for spreadsheets (RFC 4180, with a byte order mark for their sake). No cell can become a formula. */
export function toCsv(lines: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${lines.map((line) => line.map((value) => cell(String(value))).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const inside = text.replace(INNER_FORMULA, (end, _group, at) => (at === 0 ? end : `${end}'`));
  const harmless = FORMULA.test(text) ? `'${inside}` : inside;
  return `"${harmless.replaceAll('"', '""')}"`;
}
