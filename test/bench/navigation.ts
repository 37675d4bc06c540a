import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { type Row, upperQuartile } from './table.ts';

const FROM = '/toolpad/core/introduction/installation';
const TO = '/toolpad/core/introduction/base-concepts';
const RUNS = 9;
/** How long a reader points at a link before the press; browsers begin to render its page after 200 ms. */
const DWELL_MS = 400;
const POLL_MS = 20;
const SLOWDOWNS = [1, 4];

/** From the press on a link to the next page's paint, where the browser renders pages before they are opened. Playwright forbids its own browser to. */
export async function measureNavigation(): Promise<Row[]> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({}), port, migrations: false });
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
    defaultViewport: { width: 1440, height: 900 },
  });
  const rows: Row[] = [];
  for (const slowdown of SLOWDOWNS) {
    const samples: number[] = [];
    for (let run = 0; run < RUNS; run += 1) samples.push(await navigate(browser, `http://127.0.0.1:${port}`, slowdown));
    rows.push({
      what: `next page, pointed at for ${DWELL_MS} ms, from press to paint, p75${slowdown > 1 ? `, ${slowdown}× slower` : ''}`,
      measured: `${upperQuartile(samples).toFixed(0)} ms`,
      reach: '≤ 100 ms',
    });
  }
  await browser.close();
  await runtime.dispose();
  return rows;
}

async function navigate(browser: Browser, site: string, slowdown: number): Promise<number> {
  const reader = await browser.createBrowserContext();
  const page = await reader.newPage();
  await page.goto(site + FROM, { waitUntil: 'networkidle0' });
  await page.emulateCPUThrottling(slowdown);
  await page.hover('a[rel="next"]');
  await pause(DWELL_MS);
  const pressed = Date.now();
  await page.mouse.down();
  await page.mouse.up();
  const painted = await paintOf(page);
  await reader.close();
  return painted - pressed;
}

/** When the page that is navigated to was first painted, as a time of day. */
async function paintOf(page: Page): Promise<number> {
  for (;;) {
    // The page that is left takes its context along.
    const painted = await page.evaluate(paintedAt, TO).catch(() => null);
    if (painted) return painted;
    await pause(POLL_MS);
  }
}

/** Runs in the page. */
function paintedAt(path: string): number | null {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return location.pathname === path && paint ? performance.timeOrigin + paint.startTime : null;
}
