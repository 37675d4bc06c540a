import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { startCompressingProxy } from './compressing-server.ts';
import { median, type Row } from './table.ts';

/** The page with the most demos, and one of its last. */
const PAGE = '/toolpad/core/react-dashboard-layout';
const FAR_DEMO = 'DashboardLayoutThemeMenu';
const RUNS = 3;
const SLOWDOWN = 4;
/** What Lighthouse calls slow 4G: 1.6 Mbit/s and 150 ms for a round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
/** Long enough for what a page does by itself after it has loaded. */
const SETTLE_MS = 1000;

/** What a page of many demos costs before anyone scrolls, and how soon a demo answers after that. */
export async function measureDemoPage(): Promise<Row[]> {
  const [port, sitePort] = [await freePort(), await freePort()];
  const runtime = await startRuntime({ vars: resolveVars({}), port: sitePort });
  const proxy = await startCompressingProxy(port, `http://127.0.0.1:${sitePort}`);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] });
  const visits = await repeat(() => firstVisit(browser, port, 'whole'));
  const alone = await repeat(() => firstVisit(browser, port, 'no frames'));
  const blank = await repeat(() => firstVisit(browser, port, 'blank'));
  const far = await repeat(() => farDemo(browser, port));
  await browser.close();
  proxy.close();
  await runtime.dispose();
  const milliseconds = (values: number[]) => `${median(values).toFixed(0)} ms`;
  return [
    {
      what: 'page of 16 demos, first visit without its frames (brotli)',
      measured: `${(median(visits.map(({ bytes }) => bytes)) / 1024).toFixed(1)} KB`,
      reach: '≤ 60 KB',
    },
    {
      what: `the longest task while its first demo starts, ${SLOWDOWN}× slower (0 where none is over 50 ms)`,
      measured: milliseconds(visits.map(({ longest }) => longest)),
      reach: '≤ 50 ms',
    },
    { what: 'its frames alive before scrolling', measured: String(Math.max(...visits.map(({ alive }) => alive))), reach: '≤ 2' },
    {
      what: `its main thread without what is in its frames, ${SLOWDOWN}× slower`,
      measured: milliseconds(alone.map(({ busy }) => busy)),
      reach: '≤ 300 ms',
    },
    { what: 'of that, script', measured: milliseconds(alone.map(({ script }) => script)), reach: '' },
    { what: 'an empty page, the same', measured: milliseconds(blank.map(({ busy }) => busy)), reach: '' },
    { what: 'its main thread with its frames', measured: milliseconds(visits.map(({ busy }) => busy)), reach: '' },
    { what: 'a demo far down, from view to answering, slow 4G, bundle in the cache', measured: milliseconds(far), reach: '≤ 1500 ms' },
  ];
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await measure());
  return results;
}

type Part = 'whole' | 'no frames' | 'blank';

const EMPTY = '<!doctype html><title>Empty</title>';

/** Bytes of the page without its frames, how many frames came alive, the longest task of that, and how long the main thread was at work and in scripts, in milliseconds. */
async function firstVisit(browser: Browser, port: number, part: Part) {
  const { page, session, context } = await newReader(browser, port);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (part !== 'whole') await empty(page, '**/toolpad/_demo/**');
  if (part === 'blank') await empty(page, `**${PAGE}`);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const bytes = await page.evaluate(ownBytes);
  const { metrics } = await session.send('Performance.getMetrics');
  const total = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
  const longest = part === 'whole' ? await startFirstDemo(page) : 0;
  const alive = await page.evaluate(
    () => [...document.querySelectorAll('iframe')].filter(({ contentDocument }) => contentDocument?.body?.dataset.alive).length,
  );
  await context.close();
  return { bytes, alive, longest, busy: total('TaskDuration'), script: total('ScriptDuration') };
}

/** Turns to the first demo; the longest task until all is at rest again that takes more than 50 ms. */
async function startFirstDemo(page: Page): Promise<number> {
  const tasks = await page.evaluateHandle(() => {
    const durations = [0];
    const note: PerformanceObserverCallback = (list) => durations.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: 'longtask' });
    return durations;
  });
  await page.locator('.demo iframe').first().hover();
  await page.frameLocator('.demo iframe').first().locator('body[data-alive]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  return tasks.evaluate((durations) => Math.max(...durations));
}

/** Leaves documents empty but keeps their headers, without which the browser would show an error of its own in their place. */
function empty(page: Page, documents: string): Promise<unknown> {
  return page.route(documents, async (route) => route.fulfill({ response: await route.fetch(), body: EMPTY }));
}

/** Scrolls to a demo whose bundle another demo brought into the cache; milliseconds until it answers. */
async function farDemo(browser: Browser, port: number): Promise<number> {
  const { page, session, context } = await newReader(browser, port);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.locator('.demo iframe').first().hover();
  await page.frameLocator('.demo iframe').first().locator('body[data-alive]').waitFor();
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const time = await page.evaluate(async (name) => {
    const frame = document.querySelector<HTMLIFrameElement>(`#${name} iframe`);
    frame?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const started = performance.now();
    while (!frame?.contentDocument?.body?.dataset.alive) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  }, FAR_DEMO);
  await context.close();
  return time;
}

async function newReader(browser: Browser, port: number): Promise<{ page: Page; session: CDPSession; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  return { page, session, context };
}

/** Runs in the page: the bytes of all bodies that it loaded itself; frames count for themselves. */
function ownBytes(): number {
  const loaded = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return loaded.reduce((sum, { initiatorType, encodedBodySize }) => sum + (initiatorType === 'iframe' ? 0 : encodedBodySize), 0);
}
