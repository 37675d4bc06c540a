import { chromium } from 'playwright-core';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { median, type Row } from './table.ts';

const VISITED = '/toolpad/core/introduction/installation';
const UNVISITED = '/toolpad/core/introduction/tutorial';
const RUNS = 9;
/** Long enough for the worker to store what it shows offline. */
const SETTLE_MS = 3000;

/** How soon the offline page is there once the site cannot be reached, from the press to the load event. */
export async function measureOffline(): Promise<Row[]> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({ DOCS_HOST: `127.0.0.1:${port}` }), port });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] });
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
  await page.goto(VISITED);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(SETTLE_MS);
  await runtime.dispose();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(UNVISITED);
    times.push(await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd));
  }
  await browser.close();
  return [{ what: 'offline page, load', measured: `${median(times).toFixed(0)} ms`, reach: '≤ 300 ms' }];
}
