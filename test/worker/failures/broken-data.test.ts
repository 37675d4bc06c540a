import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startWithData } from '../../../scripts/runtime/start-with-data.ts';
import { resolveVars } from '../../../scripts/runtime/vars.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { ask } from '../../helpers/worker/worker.ts';

const GARBAGE = 'This is no database. '.repeat(1000);
/** The feedback's database, beside which there is one of the local runtime's own. */
const DATABASE = 'd1/*/????????????????*.sqlite';

/** A data folder in which a site has stored a page and a piece of feedback; tests spoil copies. */
const used = mkdtempSync(join(tmpdir(), 'used-data-'));

beforeAll(async () => {
  const site = await startWithData({ vars: resolveVars({}), persist: used });
  await ask(site, PAGE);
  expect(await post(site)).toBe(201);
  await site.dispose();
  // All in one file, as after a long run.
  for (const file of globSync(join(used, '**/*.sqlite'))) {
    using database = new DatabaseSync(file);
    database.exec('pragma wal_checkpoint(truncate)');
  }
});
afterAll(() => rmSync(used, { recursive: true }));

async function post(site: Miniflare): Promise<number> {
  const body = JSON.stringify({ page: PAGE, rating: 1, id: crypto.randomUUID() });
  return (await ask(site, '/toolpad/_edge/feedback', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })).status;
}

function copyOfUsed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broken-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(used, folder, { recursive: true });
  return folder;
}

/** Starts a site on a folder; tells what it answers and what it wrote to the terminal. */
async function serveFrom(persist: string) {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const site = await startWithData({ vars: resolveVars({}), persist });
  onTestFinished(() => site.dispose());
  return { page: (await ask(site, PAGE)).status, feedback: await post(site), said: warned.mock.calls.flat().join('\n') };
}

describe('a site on data that is broken', { timeout: 120_000 }, () => {
  test('caches of garbage are removed, and said so', async () => {
    const folder = copyOfUsed();
    for (const file of globSync(join(folder, 'cache/**/*.sqlite'))) writeFileSync(file, GARBAGE);
    const { said, ...answers } = await serveFrom(folder);
    expect(answers).toEqual({ page: 200, feedback: 201 });
    expect(said).toContain(`did not start with ${join(folder, 'cache')}, so that was removed.`);
    expect(said).not.toContain('set aside');
  });

  test.each<[string, (file: string) => void]>([
    ['of garbage', (file) => writeFileSync(file, GARBAGE)],
    ['that was cut off', (file) => truncateSync(file, statSync(file).size / 2)],
  ])('a database %s is set aside as it is, and said so', async (_what, harm) => {
    const folder = copyOfUsed();
    const [file = ''] = globSync(join(folder, DATABASE));
    harm(file);
    const harmed = readFileSync(file);
    const { said, ...answers } = await serveFrom(folder);
    expect(answers).toEqual({ page: 200, feedback: 201 });
    expect(said).toContain(`The database ${file} is broken, so it was set aside in ${join(folder, 'broken')}`);
    const [aside = ''] = globSync(join(folder, 'broken/*', DATABASE));
    expect(readFileSync(aside)).toEqual(harmed);
  });

  test('a folder that is none: the docs are served, feedback is refused', async () => {
    const folder = copyOfUsed();
    writeFileSync(join(folder, 'file'), '');
    const { said, ...answers } = await serveFrom(join(folder, 'file'));
    expect(answers).toEqual({ page: 200, feedback: 503 });
    expect(said).toContain('cannot be used, so feedback is refused');
  });

  test('a database that cannot be opened, as on a full disk, is not called broken: the docs are served, feedback is refused', async () => {
    const folder = copyOfUsed();
    const [file = ''] = globSync(join(folder, DATABASE));
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
    mkdirSync(file);
    const { said, ...answers } = await serveFrom(folder);
    expect(answers).toEqual({ page: 200, feedback: 503 });
    expect(said).toContain(`${folder} cannot be used, so feedback is refused and nothing is kept: `);
    expect(said).toContain('\nMake room,');
    expect(said).not.toContain('set aside');
  });

  test('a migration that the database refuses is named, and nothing is removed for it: the docs are served, feedback is refused', async () => {
    const folder = copyOfUsed();
    const [file = ''] = globSync(join(folder, DATABASE));
    using database = new DatabaseSync(file);
    database.exec('delete from d1_migrations; drop index feedback_by_page; create table feedback_by_page (id text)');
    const { said, ...answers } = await serveFrom(folder);
    expect(answers).toEqual({ page: 200, feedback: 503 });
    expect(said).toMatch(/^The database refused 0001_feedback\.sql: .*there is already a table named feedback_by_page/);
    expect(said).toContain('feedback is refused until that migration is mended');
    expect(said).not.toContain('removed');
  });

  test('another server on the same data is named', async () => {
    const folder = copyOfUsed();
    writeFileSync(join(folder, 'users', String(process.ppid)), '');
    expect((await serveFrom(folder)).said).toContain(`Process ${process.ppid} serves with ${folder} too`);
  });
});

describe('what readers wrote is for who runs the site:', () => {
  test.each([
    ['a folder that is made', undefined, 0o700],
    ['one that everybody could read', 0o755, 0o750],
    ['one that is closed already', 0o700, 0o700],
  ])('%s', async (_what, before, after) => {
    const folder = join(copyOfUsed(), 'data');
    if (before) {
      mkdirSync(folder);
      chmodSync(folder, before);
    }
    expect((await serveFrom(folder)).feedback).toBe(201);
    expect((statSync(folder).mode & 0o777).toString(8)).toBe(after.toString(8));
  });
});
