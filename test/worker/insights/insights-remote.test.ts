import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startPlatformApi } from '../../helpers/worker/platform-api.ts';

const ZERO_ID = '00000000-0000-0000-0000-000000000000';
const TODAY = new Date().toISOString().slice(0, 10);

/** The rows of the live site, by the table that is asked. */
const ROWS: Record<string, object[]> = {
  insight: [{ day: TODAY, kind: 'search-nothing', name: 'zebra grid', origin: 'en', count: 4 }],
  feedback: [{ page: '/toolpad/core', section: '', rating: 0, created_at: `${TODAY}T08:00:00Z` }],
};

/** Runs the command as an operator whose site has a database does: what it said, and how it ended. */
async function insights(query: (sql: string) => object[]) {
  const api = await startPlatformApi(query);
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  onTestFinished(() => {
    api.close();
    rmSync(folder, { recursive: true });
  });
  const config = readFileSync('wrangler.toml', 'utf8').replaceAll(ZERO_ID, '11111111-2222-4333-8444-555555555555');
  writeFileSync(join(folder, 'wrangler.toml'), config);
  const account = { CLOUDFLARE_API_BASE_URL: api.url, CLOUDFLARE_API_TOKEN: 'none', CLOUDFLARE_ACCOUNT_ID: 'none' };
  const env = { ...process.env, ...account, CI: 'true', WRANGLER_SEND_METRICS: 'false' };
  const run = promisify(execFile)('node', [resolve('scripts/insights.ts'), '--remote'], { cwd: folder, env });
  return await run.catch((error: { stdout: string; stderr: string }) => error);
}

test('npm run insights -- --remote → what readers of the live site look for', { timeout: 120_000 }, async () => {
  const { stdout, stderr } = await insights((sql) => ROWS[/from (\w+)/.exec(sql)![1]!]!);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/zebra grid +en +4 /);
  expect(stdout).toMatch(/\/toolpad\/core +0 % +1 /);
});

test('a live site that was never deployed with counts → what to do', { timeout: 120_000 }, async () => {
  const { stdout, stderr } = await insights(() => {
    throw new Error('no such table: insight: SQLITE_ERROR');
  });
  expect([stdout, stderr]).toEqual(['', 'The live database has no table insight yet. Run `npm run deploy`, which makes it.\n']);
});
