import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readProduction } from '../deploy/production.ts';
import { hasNoDatabase, NO_DATABASE } from '../deploy/refusals.ts';
import { parseWranglerRows } from '../deploy/wrangler-rows.ts';
import { withLocalDatabase } from '../runtime/local-database.ts';
import { failureOf } from '../shared/failure-of.ts';
import { DATA_FOLDER } from '../shared/folders.ts';

/** The rows that the local database, or that of the live site, answers a statement with. Throws what is wrong and what to type. */
export function askDatabase<Row>(sql: string, isRemote = false): Promise<Row[]> | Row[] {
  return isRemote ? askRemote(sql) : askLocal(sql);
}

function askLocal<Row>(sql: string): Promise<Row[]> {
  if (!existsSync(DATA_FOLDER))
    throw new Error(`There is no database in ${DATA_FOLDER}. Run \`npm start\` once, or add \`--remote\` for that of the live site.`);
  return withLocalDatabase(DATA_FOLDER, async (database) => {
    const { results } = await database.prepare(sql).all<Row>();
    return results;
  });
}

function askRemote<Row>(sql: string): Row[] {
  if (hasNoDatabase(readProduction())) throw new Error(NO_DATABASE);
  const parameters = ['d1', 'execute', 'DB', '--remote', '--env', 'production', '--json', '--command', sql];
  try {
    return parseWranglerRows(
      execFileSync('wrangler', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['inherit', 'pipe', 'pipe'] }),
    );
  } catch (error) {
    // With --json wrangler puts its error into the output too.
    const { stdout, stderr, message } = failureOf(error);
    const said = [stdout, stderr].filter(Boolean).join('\n').trim() || message;
    const table = /no such table: (\w+)/.exec(said)?.[1];
    throw new Error(table ? `The live database has no table ${table} yet. Run \`npm run deploy\`, which makes it.` : said);
  }
}
