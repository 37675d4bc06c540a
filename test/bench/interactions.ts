import { type CDPSession, chromium, type Page } from 'playwright-core';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { median, type Row, upperQuartile } from './table.ts';

const PAGE = '/toolpad/core/introduction/installation';
const SLOWDOWN = 4;
const RUNS = 7;
const DWELL_MS = 100;

/** What a reader waits for on a processor four times slower than this one. */
export async function measureInteractions(): Promise<Row[]> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({}), port });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] });
  const samples = {
    first: [] as number[],
    again: [] as number[],
    navigation: [] as number[],
    slowNavigation: [] as number[],
  };
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    samples.navigation.push(await navigate(page));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await slowDown(await context.newCDPSession(page));
    // A mouse rests on a button for a moment before it presses.
    await page.locator('[data-island="settings"] a').hover();
    await page.waitForTimeout(DWELL_MS);
    samples.first.push(await page.evaluate(openSettings));
    await closeSettings(page);
    samples.again.push(await page.evaluate(openSettings));
    await closeSettings(page);
    samples.slowNavigation.push(await navigate(page));
    await context.close();
  }
  await browser.close();
  await runtime.dispose();
  const row = (what: string, values: number[], reach: string): Row => ({ what, measured: `${median(values).toFixed(0)} ms`, reach });
  const quartile = (what: string, values: number[], reach: string): Row => ({
    what,
    measured: `${upperQuartile(values).toFixed(0)} ms`,
    reach,
  });
  return [
    row(`settings drawer, first opening, ${DWELL_MS} ms after it is pointed at, 4× slower`, samples.first, '≤ 400 ms'),
    row('settings drawer, opened again, 4× slower', samples.again, '≤ 100 ms'),
    quartile('next page, prefetched alone, from click to first paint, p75', samples.navigation, '≤ 100 ms'),
    quartile('the same, 4× slower', samples.slowNavigation, '≤ 100 ms'),
  ];
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function closeSettings(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role="dialog"]').waitFor({ state: 'hidden' });
}

/** Clicks, and waits until the drawer has been painted. */
async function openSettings(): Promise<number> {
  const started = performance.now();
  document.querySelector<HTMLElement>('[data-island="settings"] a')?.click();
  while (!document.querySelector('[role="dialog"]')) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - started;
}

/** Points at the link to the next page, as a reader does before the click; the time from the click to that page's first contentful paint. */
async function navigate(page: Page): Promise<number> {
  const link = page.locator('a[rel="next"]');
  const prefetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/base-concepts'));
  await link.hover();
  await prefetched;
  const clicked = await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[rel="next"]')?.click();
    return Date.now();
  });
  await page.waitForURL('**/base-concepts');
  await page.waitForLoadState('load');
  return page.evaluate(async (start) => {
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!painted()) await new Promise(requestAnimationFrame);
    return performance.timeOrigin + (painted()?.startTime ?? Number.NaN) - start;
  }, clicked);
}
