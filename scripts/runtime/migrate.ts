import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The changes of the database's schema, in the order of their names. */
export const MIGRATIONS = 'worker/feedback/migrations';

type Statement = { bind(...values: unknown[]): Statement; run(): Promise<unknown>; all(): Promise<{ results: unknown[] }> };
type Database = { prepare(sql: string): Statement; batch(statements: Statement[]): Promise<unknown> };

/**
 * Applies the migrations that a database lacks, and notes them in the table that `wrangler d1 migrations` uses.
 * A migration and its note are one transaction: it is there whole or not at all, and the next start can go on.
 */
export async function migrate(database: Database): Promise<void> {
  await database
    .prepare(
      'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)',
    )
    .run();
  const { results } = await database.prepare('select name from d1_migrations').all();
  const applied = new Set((results as { name: string }[]).map(({ name }) => name));
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (applied.has(name)) continue;
    const changes = statements(readFileSync(join(MIGRATIONS, name), 'utf8')).map((statement) => database.prepare(statement));
    const note = database.prepare('insert into d1_migrations (name) values (?)').bind(name);
    await database.batch([...changes, note]);
  }
}

/** The statements of a migration. */
export function statements(sql: string): string[] {
  return sql
    .replace(/^--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
