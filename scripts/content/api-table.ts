import { escapeHtml } from './html.ts';

/** A type as code. */
export function typeCell(type: string): string {
  return `<code class="prop-type">${escapeHtml(type)}</code>`;
}

/** A default as code, or a dash. */
export function defaultCell(value: string | undefined): string {
  return value === undefined ? '-' : `<code class="prop-default">${escapeHtml(value)}</code>`;
}

/** The name of a prop as code. */
export function nameCell(name: string): string {
  return `<code class="prop-name">${escapeHtml(name)}</code>`;
}

/** A row with an address of its own. */
export function tableRow(id: string, cells: string[]): string {
  return `<tr id="${id}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
}

/** The same frame as tables in Markdown have. */
export function apiTable(head: string[], rows: string[]): string {
  const header = head.map((cell) => `<th>${cell}</th>`).join('');
  return `<div class="table" tabindex="0"><table>\n<thead><tr>${header}</tr></thead>\n<tbody>\n${rows.join('')}</tbody>\n</table></div>\n`;
}
