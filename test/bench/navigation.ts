import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Browser, type NetworkConditions, type Page } from 'puppeteer-core';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { byTurns } from './by-turns.ts';
import { beside, near } from './peer/compare.ts';
import { AFTER_IT, BESIDE_IT, MOST_DEMOS, WITHOUT_DEMOS } from './peer/pages.ts';
import { type Served, type Sites, untilQuiet } from './peer/serve-sites.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 7;
const POLL_MS = 20;
/** What Lighthouse calls slow 4G: 1.6 Mbit/s and 150 ms for a round trip; bytes a second. */
const SLOW_4G: NetworkConditions = { offline: false, latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };

/** How long a reader points at a link before the press, in milliseconds; the script has its page rendered after 60. */
type Way = { dwell: number; slowdown: number; network?: NetworkConditions };

const WAYS: Record<string, Way> = {
  'pointed at for 100 ms': { dwell: 100, slowdown: 1 },
  'pointed at for 100 ms, 4× slower': { dwell: 100, slowdown: 4 },
  'pointed at for 100 ms, 4× slower, slow 4G': { dwell: 100, slowdown: 4, network: SLOW_4G },
  'pointed at for 400 ms': { dwell: 400, slowdown: 1 },
  'pointed at for 400 ms, 4× slower': { dwell: 400, slowdown: 4 },
};

type Step = { served: Served; from: string; to: string };

/** From the press on a link to the paint of the next page's text, where the browser renders pages before they are opened. Playwright forbids its own browser to. */
export async function measureNavigation({ ours, peer }: Sites): Promise<Row[]> {
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
    defaultViewport: { width: 1440, height: 900 },
  });
  const steps: Step[] = [
    { served: ours, from: WITHOUT_DEMOS, to: AFTER_IT },
    { served: peer, from: WITHOUT_DEMOS, to: AFTER_IT },
    { served: ours, from: MOST_DEMOS, to: BESIDE_IT },
  ];
  const rows: Row[] = [];
  for (const [name, way] of Object.entries(WAYS)) {
    const times = await byTurns(steps, ROUNDS, (step) => navigate(browser, step, way));
    const [own = Number.NaN, others = Number.NaN, withDemos = Number.NaN] = times.map(median);
    const what = `next page, ${name}, from press to paint`;
    rows.push(beside({ what, unit: 'ms', ours: own, peer: others, reach: { ratio: 0.6 } }));
    rows.push(near({ what: 'the same from a page with demos at its top', unit: 'ms', ours: withDemos, base: own, most: 1.1 }));
  }
  await browser.close();
  return rows;
}

async function navigate(browser: Browser, { served, from, to }: Step, { dwell, slowdown, network }: Way): Promise<number> {
  const reader = await browser.createBrowserContext();
  const page = await reader.newPage();
  await page.goto(served.urlOf(from), { waitUntil: 'load' });
  await untilQuiet(served);
  // Not before: how the first page loads is another row.
  await page.emulateCPUThrottling(slowdown);
  await page.emulateNetworkConditions(network ?? null);
  const path = served.site.address(to);
  await page.hover(`${served.site.navigation}[href="${path}"]`);
  await pause(dwell);
  const pressed = Date.now();
  await page.mouse.down();
  await page.mouse.up();
  const painted = await paintOf(page, path);
  await reader.close();
  return painted - pressed;
}

/** When the text of the page that is navigated to was painted, as a time of day. */
async function paintOf(page: Page, path: string): Promise<number> {
  for (;;) {
    // The page that is left takes its context along.
    const painted = await page.evaluate(paintedAt, path).catch(() => null);
    if (painted) return painted;
    await pause(POLL_MS);
  }
}

/** Runs in the page. Its first paint may be a header alone, so what counts is the first large thing of its main part. */
async function paintedAt(path: string): Promise<number | null> {
  if (location.pathname !== path) return null;
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(resolve, 50, []);
  });
  const paint = (entries as (PerformanceEntry & { element?: Element })[]).find(({ element }) => element?.closest('main'));
  return paint ? performance.timeOrigin + paint.startTime : null;
}
