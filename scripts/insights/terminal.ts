import { TREND_DAYS } from '../reports/helpfulness.ts';
import type { Topic } from './topics.ts';

/** More lines of a topic are in the files. */
const MAX_LINES = 20;
const MAX_NAME_WIDTH = 70;

/** The topics as tables for a terminal. */
export function insightsTable(topics: readonly Topic[]): string {
  return topics.map(topicTable).join('\n\n');
}

function topicTable({ title, note, heads, lines }: Topic): string {
  if (lines.length === 0) return `${title}: none`;
  const shown = lines.slice(0, MAX_LINES);
  const cells = [
    [...heads, `Trend over ${TREND_DAYS} days`],
    ...shown.map(({ name, detail, count, trend }) => [shortened(name), detail, String(count), trend]),
  ];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const space = (text: string, column: number) => ' '.repeat((widths[column] ?? 0) - widthOf(text));
  const table = cells.map(([name = '', detail = '', count = '', trend = '']) =>
    [name + space(name, 0), detail + space(detail, 1), space(count, 2) + count, trend].filter((_, at) => widths[at] !== 0).join('  '),
  );
  const rest = lines.length - shown.length;
  return [title, note, '', ...table, ...(rest > 0 ? [`… and ${rest} more; --csv and --html have all.`] : [])].join('\n');
}

function shortened(name: string): string {
  return name.length > MAX_NAME_WIDTH ? `${name.slice(0, MAX_NAME_WIDTH - 1).toWellFormed()}…` : name;
}

/** Columns that a terminal gives to a text: Chinese characters take two. */
function widthOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}
