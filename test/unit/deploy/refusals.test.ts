import { describe, expect, test } from 'vitest';
import { readProduction } from '../../../scripts/deploy/production.ts';
import { refusals } from '../../../scripts/deploy/refusals.ts';
import { readMigrations, statements } from '../../../scripts/runtime/migrate.ts';

const READY = {
  routes: [{ pattern: 'docs.example.com/toolpad*', zone_name: 'example.com' }],
  d1_databases: [{ database_id: '8a0f4c2e-0d1b-4c57-9c3e-2f6a7b8c9d0e' }],
  vars: { DOCS_HOST: 'docs.example.com' },
};
const migration = (sql: string) => [{ name: '0009_change.sql', statements: statements(sql) }];

describe('a deploy is refused', () => {
  test('not when everything is ready', () => {
    expect(refusals(READY, '', [])).toEqual([]);
  });

  test('with a database id that is a placeholder, as it is before the first one', () => {
    expect(refusals({ ...readProduction(), routes: READY.routes }, '', [])).toEqual([
      expect.stringContaining('is a placeholder. Run `npm run wrangler --'),
    ]);
  });

  test('without routes', () => {
    expect(refusals({ ...READY, routes: [] }, '', [])).toEqual([expect.stringContaining('No reader could reach the site.')]);
  });

  test('with changes that no commit has, which are named', () => {
    expect(refusals(READY, ' M worker/app.ts', [])).toEqual([expect.stringContaining('M worker/app.ts')]);
  });

  test.each([
    'drop table feedback;',
    'alter table feedback drop column comment;',
    'alter table feedback rename to opinions;',
    'alter table feedback add column mood text not null;',
    'alter table feedback add column mood text not null default null;',
    'delete from feedback;',
    'update feedback set comment = 0;',
    'create table fine (id text);\ndrop index feedback_by_page;',
  ])('with a migration that takes something away: %j', (sql) => {
    expect(refusals(READY, '', migration(sql))).toEqual([
      expect.stringContaining('0009_change.sql takes something from the script that still runs.'),
    ]);
  });

  test.each([
    'create table if not exists counts (id text primary key not null);',
    'create index by_day on counts (day);',
    'alter table feedback add column mood text;',
    "alter table feedback add mood text not null default '';",
    'alter table feedback add column moods integer default 0 not null;',
  ])('not with a migration that adds: %j', (sql) => {
    expect(refusals(READY, '', migration(sql))).toEqual([]);
  });

  test('not with the migrations that are there', () => {
    expect(refusals(READY, '', readMigrations())).toEqual([]);
  });
});
