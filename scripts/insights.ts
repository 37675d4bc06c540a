import { dayBefore, INSIGHTS_DAYS } from '../client/shared/analytics/insight.ts';
import { askDatabase } from './database/ask-database.ts';
import { insightsPage } from './insights/html.ts';
import { type InsightRow, type RatedRow, SELECT_INSIGHTS, SELECT_RATED } from './insights/rows.ts';
import { insightsTable } from './insights/terminal.ts';
import { INSIGHTS_SHOWN_FROM, type Topic, topicsOf } from './insights/topics.ts';
import { toCsv } from './reports/csv.ts';
import { readOptions, runCommand, writePrivately } from './shared/command.ts';

const USAGE = `npm run insights                          tables, of the local database
npm run insights -- --remote              of the live site
npm run insights -- --csv insights.csv    every line, for a spreadsheet
npm run insights -- --html insights.html  a page with charts, for a browser`;

const NOTHING = `Too little was counted in the last ${INSIGHTS_DAYS} days to say anything. Come back when readers have been here: searches are shown from ${INSIGHTS_SHOWN_FROM} on.`;

/** Says what readers look for and do not find: as tables, or as files. */
async function insights(): Promise<void> {
  const options = { remote: { type: 'boolean' }, csv: { type: 'string' }, html: { type: 'string' } } as const;
  const { remote, csv, html } = readOptions(options, USAGE);
  const counts = await askDatabase<InsightRow>(SELECT_INSIGHTS, remote);
  const rated = await askDatabase<RatedRow>(SELECT_RATED, remote);
  const now = Date.now();
  const topics = topicsOf(counts, rated, now);
  if (csv !== undefined) write(csv, toCsv(linesOf(topics)));
  if (html !== undefined) write(html, insightsPage(topics, dayBefore(now, 0)));
  if (csv !== undefined || html !== undefined) return;
  const isEmpty = topics.every(({ lines }) => lines.length === 0);
  console.log(isEmpty ? NOTHING : insightsTable(topics));
}

function linesOf(topics: readonly Topic[]): (string | number)[][] {
  const lines = topics.flatMap(({ title, lines }) => lines.map(({ name, detail, count, trend }) => [title, name, detail, count, trend]));
  return [['topic', 'name', 'detail', 'count', 'trend'], ...lines];
}

function write(file: string, text: string): void {
  writePrivately(file, text);
  console.log(`Wrote ${file}.`);
}

await runCommand(insights);
