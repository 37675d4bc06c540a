import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { toCsv } from './feedback/csv.ts';
import { feedbackReport } from './feedback/report.ts';
import { type FeedbackRow, parseWranglerRows, SELECT_FEEDBACK } from './feedback/rows.ts';
import { DATA_FOLDER } from './folders.ts';
import { withLocalDatabase } from './runtime/local-database.ts';

const USAGE = `npm run feedback                        a report by page, of the local database
npm run feedback -- --remote            of the live site
npm run feedback -- --csv feedback.csv  everything, for a spreadsheet
npm run feedback -- --delete <id>       deletes one piece; its id ends its line in the report`;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Prints what readers say, exports it, or deletes a piece of it. */
async function feedback(): Promise<void> {
  const { remote, csv, delete: id } = readOptions();
  if (id !== undefined && !UUID.test(id)) throw new Error(`\`${id}\` is no id. Copy it from the end of a line of the report.`);
  // The id is a UUID, so it needs no quoting.
  const sql = id === undefined ? SELECT_FEEDBACK : `delete from feedback where id = '${id.toLowerCase()}' returning *`;
  const rows = remote ? runRemote(sql) : await runLocal(sql);
  if (id !== undefined) console.log(rows.length === 1 ? `Deleted ${id}.` : `There is no feedback with the id ${id}.`);
  else if (csv === undefined) console.log(feedbackReport(rows, Date.now()));
  else {
    // Readers' words are for who exports them.
    writeFileSync(csv, toCsv(rows), { mode: 0o600 });
    console.log(`Wrote ${rows.length} rows to ${csv}.`);
  }
}

function readOptions() {
  const options = { remote: { type: 'boolean' }, csv: { type: 'string' }, delete: { type: 'string' } } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function runLocal(sql: string): Promise<FeedbackRow[]> {
  return withLocalDatabase(DATA_FOLDER, async (database) => {
    const { results } = await database.prepare(sql).all<FeedbackRow>();
    return results;
  });
}

function runRemote(sql: string): FeedbackRow[] {
  const parameters = ['d1', 'execute', 'DB', '--remote', '--env', 'production', '--json', '--command', sql];
  try {
    return parseWranglerRows(
      execFileSync('wrangler', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['inherit', 'pipe', 'pipe'] }),
    );
  } catch (error) {
    // With --json wrangler puts its error into the output too.
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error([stdout, stderr].filter(Boolean).join('\n').trim() || message);
  }
}

await runCommand(feedback);
