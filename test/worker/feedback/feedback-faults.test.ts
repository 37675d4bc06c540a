import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import english from '../../../content/translations/en.json' with { type: 'json' };
import { databaseOf, GOOD, postForm, postJson, storedRows } from '../../helpers/feedback/feedback.ts';
import { LOCALIZED_PAGES, PAGE } from '../../helpers/html/pages.ts';
import { ask, startWorker, useWorker, type WorkerOverride } from '../../helpers/worker/worker.ts';

const FIELDS = {
  page: PAGE,
  rating: '0',
  comment: 'Keep <these> words, {{repoUrl}} too',
  section: 'get-started',
  language: 'en',
  website: '',
};

type Runtime = Awaited<ReturnType<typeof startWorker>>;
type Change = { break: (runtime: Runtime) => Promise<unknown>; mend: (runtime: Runtime) => Promise<unknown> };

const sql =
  (...statements: string[]) =>
  async (runtime: Runtime) => {
    const database = await databaseOf(runtime);
    for (const statement of statements) await database.prepare(statement).run();
  };

const WANTS_MOOD = `create trigger mood before insert on feedback when new.mood is null begin
  select raise(abort, 'NOT NULL constraint failed: feedback.mood'); end`;

/** Faults that a database can have while the Worker runs, and how each ends. */
const FAULTS: [fault: string, change: Change][] = [
  ['has lost its table', { break: sql('alter table feedback rename to gone'), mend: sql('alter table gone rename to feedback') }],
  [
    'lacks a column, since a migration has not run yet',
    { break: sql('alter table feedback rename column section to part'), mend: sql('alter table feedback rename column part to section') },
  ],
  [
    'belongs to a newer build, with a column that this one does not fill',
    {
      break: sql('alter table feedback rename to gone', 'create table feedback as select *, 1 as mood from gone where false', WANTS_MOOD),
      mend: sql('drop table feedback', 'alter table gone rename to feedback'),
    },
  ],
  [
    'refuses every write, as a full one does',
    {
      break: sql("create trigger full before insert on feedback begin select raise(abort, 'database or disk is full'); end"),
      mend: sql('drop trigger full'),
    },
  ],
];

describe.each(FAULTS)('a database that %s', (_, change) => {
  const { get, runtime, console } = useWorker();

  test('→ 503, no row; the same feedback once it is well → 201, one row', async () => {
    await change.break(runtime());
    const refused = await postJson(get, GOOD);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('30');
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect(JSON.parse(console[0] ?? '')).toMatchObject({
      event: 'feedback-not-stored',
      route: '_edge/feedback',
      reason: expect.any(String),
    });
    expect(console.join('\n')).not.toContain(GOOD.comment);
    await change.mend(runtime());
    expect(await storedRows(runtime())).toEqual([]);
    expect((await postJson(get, GOOD)).status).toBe(201);
    expect(await storedRows(runtime())).toHaveLength(1);
  });

  test('to a plain form → 503 with the sentence, the text and an id; sending that again → one row more', async () => {
    await change.break(runtime());
    const refused = await postForm(get, FIELDS);
    const html = await refused.text();
    await change.mend(runtime());
    expect(refused.status).toBe(503);
    expect(html).toContain(english.feedback.failed.replaceAll("'", '&#x27;'));
    expect(html).toContain('Keep &lt;these&gt; words, {{repoUrl}} too</textarea>');
    const id = /name="id" value="([\da-f-]{36})"/.exec(html)?.[1] ?? '';
    const before = (await storedRows(runtime())).length;
    for (const _ of [1, 2]) expect((await postForm(get, { ...FIELDS, id })).status).toBe(200);
    const rows = await storedRows(runtime());
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ id, comment: FIELDS.comment, section: 'get-started', rating: 0 });
  });
});

describe('a database that is locked by another process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feedback-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { get, runtime } = useWorker({ persist: folder });

  test('→ 503 while it is locked; the same feedback once it is free → 201, and there is one row', async () => {
    expect((await postJson(get, { ...GOOD, id: GOOD.id.replace('1', '9') })).status).toBe(201);
    const [file = ''] = globSync(`${folder}/**/*.sqlite`).filter((name) => hasFeedback(name));
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    expect((await postJson(get, GOOD)).status).toBe(503);
    other.exec('rollback');
    other.close();
    expect((await postJson(get, GOOD)).status).toBe(201);
    expect((await storedRows(runtime())).filter(({ id }) => id === GOOD.id)).toHaveLength(1);
  });
});

function hasFeedback(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  const found = database.prepare("select name from sqlite_master where name = 'feedback'").get();
  database.close();
  return found !== undefined;
}

describe('a database that is not there', () => {
  const faults: [string, WorkerOverride][] = [
    ['no tables', { migrations: false }],
    ['no binding', { database: false, migrations: false }],
  ];
  describe.each(faults)('%s', (_, override) => {
    const { get } = useWorker(override);
    test('→ 503 to the script', async () => expect((await postJson(get, GOOD)).status).toBe(503));
    test('→ 503 to the plain form, with its text', async () => {
      const answer = await postForm(get, FIELDS);
      expect([answer.status, (await answer.text()).includes('Keep &lt;these&gt; words')]).toEqual([503, true]);
    });
    test('→ every page is served all the same', async () => {
      const statuses = await Promise.all(LOCALIZED_PAGES.map(async (path) => [path, (await get(path)).status]));
      expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    });
  });
});

describe('a migration that stopped halfway', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feedback-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('→ the next start finishes it, and what was stored is still there', async () => {
    const half = await startWorker({ persist: folder });
    expect((await postJson((path, init) => ask(half, path, init), GOOD)).status).toBe(201);
    // The table was made and used; the index and the note that it is done were not.
    await sql('drop index feedback_by_page', 'delete from d1_migrations')(half);
    await half.dispose();
    const next = await startWorker({ persist: folder });
    const database = await databaseOf(next);
    expect(await storedRows(next)).toHaveLength(1);
    expect(await database.prepare("select name from sqlite_master where name = 'feedback_by_page'").first()).toBeTruthy();
    expect((await postJson((path, init) => ask(next, path, init), GOOD)).status).toBe(201);
    expect(await storedRows(next)).toHaveLength(1);
    await next.dispose();
  });

  test('a second start → applies nothing again', async () => {
    const again = await startWorker({ persist: folder });
    const { results } = await (await databaseOf(again)).prepare('select name from d1_migrations').all();
    expect(results).toEqual(readdirSync('worker/feedback/migrations').map((name) => ({ name })));
    expect(await storedRows(again)).toHaveLength(1);
    await again.dispose();
  });
});

test('after a restart → stored feedback is still there, and sending it again adds nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feedback-'));
  for (const _ of [1, 2]) {
    const runtime = await startWorker({ persist: folder });
    expect((await postJson((path, init) => ask(runtime, path, init), GOOD)).status).toBe(201);
    expect(await storedRows(runtime)).toHaveLength(1);
    await runtime.dispose();
  }
  rmSync(folder, { recursive: true, force: true });
});
