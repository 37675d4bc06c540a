import { UUID } from '../client/shared/uuid.ts';
import { askDatabase } from './database/ask-database.ts';
import { feedbackCsv } from './feedback/csv.ts';
import { feedbackReport } from './feedback/report.ts';
import { type FeedbackRow, SELECT_FEEDBACK } from './feedback/rows.ts';
import { readOptions, runCommand, writePrivately } from './shared/command.ts';

const USAGE = `npm run feedback                        a report by page, of the local database
npm run feedback -- --remote            of the live site
npm run feedback -- --csv feedback.csv  everything, for a spreadsheet
npm run feedback -- --delete <id>       deletes one piece; its id ends its line in the report`;

/** Prints what readers say, exports it, or deletes a piece of it. */
async function feedback(): Promise<void> {
  const options = { remote: { type: 'boolean' }, csv: { type: 'string' }, delete: { type: 'string' } } as const;
  const { remote, csv, delete: id } = readOptions(options, USAGE);
  if (id !== undefined && !UUID.test(id)) throw new Error(`\`${id}\` is not an id. Copy it from the end of a line of the report.`);
  // The id is a UUID, so it needs no quoting.
  const sql = id === undefined ? SELECT_FEEDBACK : `delete from feedback where id = '${id.toLowerCase()}' returning *`;
  const rows = await askDatabase<FeedbackRow>(sql, remote);
  if (id !== undefined) {
    if (rows.length === 0) throw new Error(`There is no feedback with the id ${id}. Copy it from the end of a line of the report.`);
    console.log(`Deleted ${id}.`);
  } else if (csv === undefined) console.log(feedbackReport(rows, Date.now()));
  else {
    writePrivately(csv, feedbackCsv(rows));
    console.log(`Wrote ${rows.length} rows to ${csv}.`);
  }
}

await runCommand(feedback);
