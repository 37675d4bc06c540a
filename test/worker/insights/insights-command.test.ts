import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withLocalDatabase } from '../../../scripts/runtime/local-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'insights-'));
const [full, empty] = [join(folder, 'full'), join(folder, 'empty')];
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  await withLocalDatabase(empty, async () => {});
  await withLocalDatabase(full, async (database) => {
    const count = (sql: string) => database.prepare(`insert into insight (day, kind, name, origin, count) values ${sql}`).run();
    await count("(date('now'), 'search-nothing', 'zebra grid', 'en', 4), (date('now'), 'search-nothing', 'rare', 'en', 2)");
    await count("(date('now', '-90 days'), 'search-nothing', 'forgotten', 'en', 9), (date('now', '-89 days'), 'agent', 'Markdown', '', 5)");
    await database.prepare("insert into feedback (id, page, rating, section) values ('1', '/toolpad/core', 1, '-1')").run();
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command on the data of a folder: what it said, and how it ended. */
async function insights(data: string, ...parameters: string[]) {
  const run = promisify(execFile)('node', ['scripts/insights.ts', ...parameters], { env: { ...process.env, DOCS_DATA: data } });
  const {
    stdout,
    stderr,
    code = 0,
  } = (await run.catch((error: { stdout: string; stderr: string; code: number }) => error)) as {
    stdout: string;
    stderr: string;
    code?: number;
  };
  return { stdout, stderr, code };
}

describe('npm run insights', () => {
  test('→ tables of the last 90 days, without what is rare', async () => {
    const { stdout, code } = await insights(full);
    expect([code, stdout.match(/zebra grid .*|Markdown .*|\/toolpad\/core.*/g)]).toEqual([
      0,
      [
        'zebra grid  en               4  ↑ (4 now, 0 before)',
        '/toolpad/core  100 %        1  – (1 now, 0 before)',
        '/toolpad/core#-1  100 %        1  – (1 now, 0 before)',
        'Markdown         5  → (0 now, 0 before)',
      ],
    ]);
    expect(stdout).not.toMatch(/rare|forgotten/);
  });

  test('--csv and --html → both files, for their owner alone', async () => {
    const { stdout } = await insights(full, '--csv', file('a.csv'), '--html', file('a.html'));
    expect(stdout).toBe(`Wrote ${file('a.csv')}.\nWrote ${file('a.html')}.\n`);
    expect(readFileSync(file('a.csv'), 'utf8').split('\r\n').slice(0, 2)).toEqual([
      '\ufeff"topic","name","detail","count","trend"',
      '"Searches that found nothing","zebra grid","en","4","↑ (4 now, 0 before)"',
    ]);
    const html = readFileSync(file('a.html'), 'utf8');
    expect(html).toContain('zebra grid');
    expect(html).not.toMatch(/rare|forgotten|<script|https?:\/\/(?!www\.w3\.org)[^\s]*\.(?:js|css)/);
    expect([file('a.csv'), file('a.html')].map((name) => (statSync(name).mode & 0o777).toString(8))).toEqual(['600', '600']);
  });

  test.each<[string, string, string[], RegExp]>([
    ['an option that is none', full, ['--all'], /^Unknown option '--all'\. Usage:\nnpm run insights /],
    ['a word', full, ['all'], /^Unexpected argument 'all'\. Usage:\nnpm run insights /],
    ['no file', full, ['--csv'], /^Option '--csv <value>' argument missing\. Usage:\nnpm run insights /],
    [
      'a folder that is not there',
      full,
      ['--html', '/nowhere/a.html'],
      /^`\/nowhere\/a\.html` cannot be written \(ENOENT\)\. Name a file /,
    ],
    ['no database', join(folder, 'none'), [], /^There is no database in .*none\. Run `npm start` once, or add `--remote` /],
    [
      'no live database',
      full,
      ['--remote'],
      /^The database id of wrangler\.toml is a placeholder\. Run `npm run wrangler -- d1 create toolpad-docs`/,
    ],
  ])('%s → what is wrong and what to type', async (_, data, parameters, message) => {
    const { stdout, stderr, code } = await insights(data, ...parameters);
    expect([stdout, code]).toEqual(['', 1]);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });

  test('an empty database → two sentences', async () => {
    expect(await insights(empty)).toEqual({
      stdout:
        'Too little was counted in the last 90 days to say anything. Come back when readers have been here: searches are shown from 3 on.\n',
      stderr: '',
      code: 0,
    });
  });
});
