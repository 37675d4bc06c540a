import type { Migration } from './migrate.ts';

type Statement = { bind(...values: unknown[]): Statement; run(): Promise<unknown>; all(): Promise<{ results: { name?: unknown }[] }> };
type Database = { prepare(sql: string): Statement; batch(statements: Statement[]): Promise<unknown> };

/**
 * Applies the migrations that a database lacks, and notes them in the table that `wrangler d1 migrations` uses.
 * A migration and its note are one transaction: it is there whole or not at all, and the next start can go on.
 * Throws what the database said, with the name of the migration that it was about.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database
    .prepare(
      'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)',
    )
    .run();
  const { results } = await database.prepare('select name from d1_migrations').all();
  const applied = new Set(results.map(({ name }) => name));
  for (const { name, statements } of migrations) {
    if (applied.has(name)) continue;
    const note = database.prepare('insert into d1_migrations (name) values (?)').bind(name);
    await database.batch([...statements.map((statement) => database.prepare(statement)), note]).catch((error: Error) => {
      throw new Error(`The database refused ${name}: ${error.message}`);
    });
  }
}

/** A Worker beside the site's, with the same database: every request brings that up to date. */
export default {
  async fetch(_request: unknown, { DB, MIGRATIONS }: { DB: Database; MIGRATIONS: readonly Migration[] }) {
    try {
      await migrate(DB, MIGRATIONS);
      return new Response();
    } catch (error) {
      return new Response((error as Error).message, { status: 500 });
    }
  },
};
