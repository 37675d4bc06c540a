import { type Browser, chromium, type Page } from 'playwright-core';
import { startRuntime } from '../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../scripts/runtime/vars.ts';
import { findChromium } from '../../scripts/shared/find-chromium.ts';
import { freePort } from '../helpers/project/free-port.ts';
import { median, type Row } from './table.ts';

const RUNS = 5;
const SLOWDOWN = 4;

const PAGES = [
  ['a page without demos', '/toolpad/core/introduction/installation'],
  ['a guide with demos', '/toolpad/core/introduction/tutorial'],
  ['the page with most demos', '/toolpad/core/react-dashboard-layout'],
] as const;

/** What a reader did before: nothing, or the pointer moved once, which starts no demo. */
const MOMENTS: [name: string, before: (page: Page) => Promise<unknown>][] = [
  ['straight after load', async () => {}],
  ['after the first pointer move', (page) => page.mouse.move(720, 460)],
];

declare global {
  interface Window {
    /** When the reader's first press happened, by the page's clock; its handlers may run much later. */
    pressedAt: number;
  }
}

/** Presses a button, and waits for what it opens. */
const opens = (button: string, shown: string) => async (page: Page) => {
  const box = await page.locator(button).boundingBox();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  return untilPainted(page, `[role="dialog"] ${shown}, dialog[open] ${shown}`);
};

const ACTIONS: [name: string, act: (page: Page) => Promise<number>][] = [
  ['opening search', opens('header .search', '[role="combobox"]')],
  ['opening settings', opens('[data-island="settings"] a', 'input[name="mode"]')],
  ['typing a query, until its results', typeQuery],
  ['following a link, until its page paints', followLink],
];

/** The first thing that a reader does on a page, on a processor four times slower: from the press to the paint that answers it. */
export async function measureFirstInteractions(): Promise<Row[]> {
  const port = await freePort();
  const runtime = await startRuntime({ vars: resolveVars({}), port, migrations: false });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] });
  const rows: Row[] = [];
  for (const [action, act] of ACTIONS) {
    for (const [moment, before] of MOMENTS) {
      const times = await Promise.all(PAGES.map(() => [] as number[]));
      // Page after page in each round: a machine whose speed drifts is as slow for all of them.
      for (let run = 0; run < RUNS; run += 1) {
        for (const [index, [, path]] of PAGES.entries()) {
          times[index]!.push(await visit(browser, `http://127.0.0.1:${port}${path}`, before, act));
        }
      }
      const without = median(times[0]!);
      for (const [index, [name]] of PAGES.entries()) {
        const middle = median(times[index]!);
        const ratio = index === 0 ? '' : ` (${(middle / without).toFixed(2)} of a page without demos)`;
        rows.push({
          what: `${action}, ${moment}, ${SLOWDOWN}× slower, ${name}`,
          measured: `${middle.toFixed(0)} ms${ratio}`,
          reach: index === 0 ? '–' : '≤ 1.10',
        });
      }
    }
  }
  await browser.close();
  await runtime.dispose();
  return rows;
}

async function visit(browser: Browser, url: string, before: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<number>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const keep = ({ timeStamp }: Event) => {
      window.pressedAt ??= timeStamp;
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, keep, { capture: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await before(page);
  const time = await act(page);
  await context.close();
  return time;
}

/** From the reader's press until what this selector finds has been painted, in milliseconds. */
function untilPainted(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - window.pressedAt;
  }, selector);
}

async function typeQuery(page: Page): Promise<number> {
  await page.keyboard.press('/');
  await page.keyboard.type('dialog');
  return untilPainted(page, 'dialog[open] [role="option"][href*="use-dialogs"]');
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
