import { describe, expect, test } from 'vitest';
import { readMigrations } from '../../../../scripts/runtime/migrate.ts';
import { migrate } from '../../../../scripts/runtime/migrations-worker.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

/** A database that remembers what it was told; `applied` are the migrations it already has. */
function fakeDatabase(applied: string[]) {
  const log: string[] = [];
  const prepare = (sql: string) => {
    let text = sql;
    const statement = {
      bind: (...values: unknown[]) => {
        text = `${sql} ${JSON.stringify(values)}`;
        return statement;
      },
      run: async () => log.push(text),
      toString: () => text,
      all: async () => ({ results: applied.map((name) => ({ name })) }),
    };
    return statement;
  };
  return { log, prepare, batch: async (statements: unknown[]) => log.push(`${statements.join(' | ')}`) };
}

/** What a database is told beyond the table that notes migrations. */
async function migrated(applied: string[], files: Record<string, string>): Promise<string[]> {
  const { root } = temporaryProject(files);
  const database = fakeDatabase(applied);
  await migrate(database, readMigrations(root));
  expect(database.log[0]).toMatch(/^create table if not exists d1_migrations /);
  return database.log.slice(1);
}

const noted = (name: string) => `insert into d1_migrations (name) values (?) ["${name}"]`;

describe('migrate', () => {
  test('splits a migration into its statements, without comments', async () => {
    const sql = '-- Feedback.\ncreate table a (\n  id text -- inline\n);\n\n-- Index.\ncreate index b on a (id);\n';
    expect(await migrated([], { '0001_a.sql': sql })).toEqual([
      `create table a (\n  id text -- inline\n) | create index b on a (id) | ${noted('0001_a.sql')}`,
    ]);
  });

  test('keeps a semicolon inside a line', async () => {
    expect(await migrated([], { '0001_a.sql': "insert into a values ('x;y');" })).toEqual([
      `insert into a values ('x;y') | ${noted('0001_a.sql')}`,
    ]);
  });

  test('keeps a trigger whole, with the statements and cases in it', async () => {
    const trigger = 'create trigger t after insert on a begin\nupdate a set b = case when c then 1 else 2 end;\ndelete from d;\nend';
    expect(await migrated([], { '0001_a.sql': `${trigger};\ncreate table e (f text);\n` })).toEqual([
      `${trigger} | create table e (f text) | ${noted('0001_a.sql')}`,
    ]);
  });

  test('applies in order what the database lacks, each in one transaction with its note', async () => {
    const files = { '0002_b.sql': 'b;', '0010_d.sql': 'd', '0001_a.sql': 'a;', '0003_c.sql': '' };
    expect(await migrated(['0001_a.sql'], files)).toEqual([
      `b | ${noted('0002_b.sql')}`,
      noted('0003_c.sql'),
      `d | ${noted('0010_d.sql')}`,
    ]);
  });

  test('takes nothing for a migration that editors and Finder leave beside them', async () => {
    expect(await migrated([], { '.DS_Store': 'x', '0001_a.sql~': 'x;', '.0001_a.sql.swp': 'x;', '0001_a.sql': 'a;' })).toEqual([
      `a | ${noted('0001_a.sql')}`,
    ]);
  });

  test('does nothing for a database that has them all', async () => {
    expect(await migrated(['0001_a.sql'], { '0001_a.sql': 'a;' })).toEqual([]);
  });
});
