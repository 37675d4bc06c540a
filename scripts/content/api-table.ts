import { API_VIEWS, type ApiSection, type ApiView } from '../../client/shared/api-view.ts';
import { tracked } from '../../client/shared/events.ts';
import { escapeHtml, htmlAttributes } from './html.ts';
import type { MarkdownEnv } from './markdown-env.ts';
import { word } from './words.ts';

/** A cell of an API table: its HTML and its attributes. */
export type ApiCell = { html: string; attributes?: string };

/** A type as code. */
export function typeCell(type: string): string {
  return `<code class="prop-type">${escapeHtml(type)}</code>`;
}

/** A default as code under the head of its column, or a dash. */
export function defaultCell(value: string | undefined, head: string): ApiCell {
  if (value === undefined) return { html: '-', attributes: ' class="none"' };
  return { html: `<code class="prop-default">${escapeHtml(value)}</code>`, attributes: ` data-head="${head}"` };
}

/** A name as code that leads to its own row. */
export function nameCell(name: string, id: string): string {
  return `<a href="#${id}"><code class="prop-name">${escapeHtml(name)}</code></a>`;
}

/** A row with an address of its own. Roles stay what they are when a list is made of the table. */
export function tableRow(id: string, cells: (string | ApiCell)[]): string {
  const written = cells.map((cell) => {
    const { html, attributes = '' } = typeof cell === 'string' ? { html: cell } : cell;
    return `<td role="cell"${attributes}>${html}</td>`;
  });
  return `<tr role="row" id="${id}">${written.join('')}</tr>\n`;
}

/** A table of a reference in the frame of its kind. */
export function apiTable(section: ApiSection, head: string[], rows: string[], env: MarkdownEnv): string {
  const header = head.map((cell) => `<th role="columnheader">${cell}</th>`).join('');
  const table = `<div class="table" tabindex="0"><table role="table">\n<thead role="rowgroup"><tr role="row">${header}</tr></thead>\n<tbody role="rowgroup">\n${rows.join('')}</tbody>\n</table></div>\n`;
  return apiFrameOpen(section, env) + table + API_FRAME_CLOSE;
}

/** Opens the frame of a table with the switch between its views. CSS follows the radio buttons, so that it needs no script. */
export function apiFrameOpen(section: ApiSection, env: MarkdownEnv): string {
  env.apiTables += 1;
  const choices = API_VIEWS.map((view) => choice(section, view, `api-view-${env.apiTables}`));
  return `<div class="api" data-section="${section}"><fieldset><legend>${word(`apiView.${section}`)}</legend>${choices.join('')}</fieldset>`;
}

export const API_FRAME_CLOSE = '</div>\n';

function choice(section: ApiSection, view: ApiView, group: string): string {
  const marks = htmlAttributes({ ...tracked('layout', section), 'data-ga-event-label': view });
  return `<label><input type="radio" name="${group}" value="${view}" ${marks}><span>${word(`apiView.${view}`)}</span></label>`;
}
