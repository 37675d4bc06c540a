import type { Browser, Page } from 'playwright-core';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { byTurns } from './by-turns.ts';
import { launchBrowser, newVisit, SLOWDOWN, slowDown } from './open-page.ts';
import { near } from './peer/compare.ts';
import { pressOn, untilShown } from './presses.ts';
import { median, type Row } from './table.ts';

const RUNS = 5;

const PAGES = [
  ['a page without demos', '/toolpad/core/introduction/installation'],
  ['a guide with demos', '/toolpad/core/introduction/tutorial'],
  ['the page with most demos', '/toolpad/core/react-dashboard-layout'],
  // Of a grid the build draws nothing, so that its demo does not wait for its reader.
  ['a page with a grid at its top', '/toolpad/core/react-crud'],
] as const;

/** What a reader did before: nothing, or the pointer moved once, which starts no demo. */
const MOMENTS: [name: string, before: (page: Page) => Promise<unknown>][] = [
  ['straight after load', async () => {}],
  ['after the first pointer move', (page) => page.mouse.move(1300, 700)],
];

/** Presses a button, and waits for what it opens. */
const opens = (button: string, shown: string) => (page: Page) =>
  untilShown(page, () => pressOn(page, button), `[role="dialog"] ${shown}, dialog[open] ${shown}`);

const ACTIONS: [name: string, act: (page: Page) => Promise<number>][] = [
  ['opening search', opens('header .search', '[role="combobox"]')],
  ['opening settings', opens('[data-island="settings"] a', 'input[name="mode"]')],
  ['typing a query, until its results', typeQuery],
  ['following a link, until its page paints', followLink],
];

/** The first thing that a reader does on a page, on a processor four times slower: from the press to the paint that answers it. */
export async function measureFirstInteractions(): Promise<Row[]> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({}), port });
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const [action, act] of ACTIONS) {
    for (const [moment, before] of MOMENTS) {
      const times = await byTurns(PAGES, RUNS, ([, path]) => visit(browser, `http://127.0.0.1:${port}${path}`, before, act));
      const [without = Number.NaN, ...others] = times.map(median);
      const what = (page: number) => `${action}, ${moment}, ${SLOWDOWN}× slower, ${PAGES[page]![0]}`;
      rows.push({ what: what(0), measured: `${without.toFixed(0)} ms`, reach: '' });
      for (const [page, ours] of others.entries()) rows.push(near({ what: what(page + 1), unit: 'ms', ours, base: without, most: 1.1 }));
    }
  }
  await browser.close();
  await runtime.dispose();
  return rows;
}

async function visit(browser: Browser, url: string, before: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<number>) {
  const { page, session, context } = await newVisit(browser);
  await slowDown(session);
  await page.goto(url, { waitUntil: 'load' });
  await before(page);
  const time = await act(page);
  await context.close();
  return time;
}

function typeQuery(page: Page): Promise<number> {
  const type = async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('dialog');
  };
  return untilShown(page, type, 'dialog[open] [role="option"][href*="use-dialogs"]');
}

async function followLink(page: Page): Promise<number> {
  const link = page.locator('#side-nav a:not([aria-current])').filter({ visible: true }).first();
  const [box, path] = await Promise.all([link.boundingBox(), link.getAttribute('href')]);
  const pressed = Date.now();
  await page.mouse.click(box!.x + 20, box!.y + box!.height / 2);
  await page.waitForURL(`**${path}`, { waitUntil: 'load' });
  return page.evaluate(async (start) => {
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!painted()) await new Promise(requestAnimationFrame);
    return performance.timeOrigin + painted()!.startTime - start;
  }, pressed);
}
