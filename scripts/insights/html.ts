import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '../../client/shared/escape-html.ts';
import { inSystemScheme } from '../../client/theme/palette.ts';
import { TREND_DAYS } from '../reports/helpfulness.ts';
import type { Line, Topic } from './topics.ts';

/** More bars of a chart say no more; the table below has all lines. */
const MAX_BARS = 12;
const CHARTS = fileURLToPath(import.meta.resolve('charts.css'));
/** The theme's colors, as the rules of the page name them. */
const COLORS = {
  text: inSystemScheme(({ text }) => text.primary),
  muted: inSystemScheme(({ text }) => text.secondary),
  line: inSystemScheme(({ divider }) => divider),
  page: inSystemScheme(({ background }) => background.default),
  bar: inSystemScheme(({ primary }) => primary.main),
};

/** One page that needs nothing else: charts and tables of all topics, light and dark, from a phone's width on. `day` is when it was made. */
export function insightsPage(topics: readonly Topic[], day: string): string {
  const colors = Object.entries(COLORS).map(([name, color]) => `--${name}:${color}`);
  const css = `${readFileSync(CHARTS, 'utf8')}:root{${colors.join(';')}}${readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Insights of ${day}</title>
<style>${css}</style></head>
<body><main><h1>Insights</h1><p>What readers looked for and did not find, as of ${day}.</p>
${topics.map(section).join('\n')}
</main></body></html>
`;
}

function section({ title, note, heads, lines }: Topic): string {
  if (lines.length === 0) return `<section><h2>${escapeHtml(title)}</h2><p>None.</p></section>`;
  const [name, detail, count] = heads.map(escapeHtml);
  const columns = [name, ...(detail ? [detail] : []), count, `Trend over ${TREND_DAYS} days`].map((head) => `<th scope="col">${head}</th>`);
  return `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(note)}</p>
${chart(title, lines.slice(0, MAX_BARS))}
<details><summary>All ${lines.length}</summary><div class="scroll" tabindex="0"><table class="list"><thead><tr>${columns.join('')}</tr></thead>
<tbody>${lines.map((line) => row(line, detail !== '')).join('\n')}</tbody></table></div></details></section>`;
}

/** A table that its style sheet shows as bars, so that it is read as what it is. */
function chart(title: string, lines: readonly Line[]): string {
  const most = Math.max(...lines.map(({ count }) => count));
  const bars = lines.map(
    ({ name, detail, count }) =>
      `<tr><th scope="row"><span>${escapeHtml(name)}${detail && ` <small>${escapeHtml(detail)}</small>`}</span></th><td style="--size:${(count / most).toFixed(3)}"><span class="data">${count}</span></td></tr>`,
  );
  return `<table class="charts-css bar show-labels data-outside data-spacing-3"><caption>${escapeHtml(title)}</caption><tbody>${bars.join('\n')}</tbody></table>`;
}

function row({ name, detail, count, trend }: Line, hasDetail: boolean): string {
  return `<tr><th scope="row">${escapeHtml(name)}</th>${hasDetail ? `<td>${escapeHtml(detail)}</td>` : ''}<td>${count}</td><td>${escapeHtml(trend)}</td></tr>`;
}
