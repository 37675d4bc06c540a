import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PAGE } from '../../helpers/html/pages.ts';
import { freePort } from '../../helpers/project/free-port.ts';

/** A busy machine takes its time to start wrangler, in milliseconds. */
const START_MS = 90_000;

test('wrangler dev serves what was built: pages, assets, search', { timeout: START_MS + 30_000 }, async () => {
  const [port, inspector, data] = [await freePort(), await freePort(), mkdtempSync(join(tmpdir(), 'wrangler-dev-'))];
  const options = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector), '--persist-to', data];
  const env = { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' };
  const child = spawn('wrangler', ['dev', ...options], { env, stdio: 'ignore', detached: true });
  onTestFinished(async () => {
    process.kill(-child.pid!, 'SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const page = await vi.waitFor(() => get(PAGE), { timeout: START_MS, interval: 200 });
  const html = await page.text();
  expect([page.status, page.headers.get('Content-Security-Policy')]).toEqual([200, expect.stringContaining("default-src 'none'")]);
  const [script = ''] = /\/toolpad\/assets\/entry-[\w-]+\.js/.exec(html) ?? [];
  expect((await get(script)).headers.get('Cache-Control')).toContain('immutable');
  expect(await (await get('/toolpad/_edge/search?q=dashboard+layout')).text()).toContain('/toolpad/core/react-dashboard-layout');
});
