import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { KITCHEN_SINK } from '../../../client/shared/address/view-paths.ts';
import { findHeadlessShell } from '../../../scripts/shared/find-chromium.ts';
import { BROWSER_FLAGS } from '../../setup/browser-flags.ts';

export type OpenPage = { page: Page; messages: string[] };
type Options = BrowserContextOptions & {
  cookies?: Record<string, string>;
  /** Comes before the page is asked for: routes, scripts that run first. */
  prepare?: (page: Page) => Promise<unknown>;
};

/**
 * Which browser a file's readers have: the run's quick one; its whole one, where a page is kept for going back or a frame has a process of
 * its own; or one of their own where they use the clipboard, of which a browser has only one.
 */
type Kind = 'shell' | 'whole' | 'own';

/** What only leaving a page cuts off: no code can end a request for one of these. */
const ENDED_BY_LEAVING = ['font', 'image', 'script', 'stylesheet'];

/** Whether a request that was aborted is of a page that is left: a file of it, or the next page, which was fetched ahead of its press. */
function endsByLeaving(request: Request): boolean {
  const isAhead = !request.isNavigationRequest() && request.headers().accept?.startsWith('text/html');
  return isAhead || ENDED_BY_LEAVING.includes(request.resourceType());
}

/** Readers of a browser. `open` gives a page in a context of its own, which ends with the test, and everything that the console said. */
export function useBrowser(kind: Kind = 'shell'): {
  open: (path: string, options?: Options) => Promise<OpenPage>;
  url: (path: string) => string;
} {
  let browser: Browser;
  let opened: BrowserContext[] = [];
  let before: BrowserContext[] = [];
  const base = inject('siteUrl');
  const closeOpened = () => Promise.all(opened.map(close));
  beforeAll(async () => {
    browser =
      kind === 'own'
        ? await chromium.launch({ executablePath: findHeadlessShell(), args: [...BROWSER_FLAGS] })
        : await chromium.connect(inject('browserUrls')[kind]);
  });
  // What a hook opened for all tests stays for them.
  beforeEach(() => {
    before = opened;
    opened = [];
  });
  afterEach(async () => {
    await closeOpened();
    opened = before;
  });
  afterAll(async () => {
    await closeOpened();
    await browser.close();
  });
  const open = async (path: string, { prepare, cookies = {}, ...options }: Options = {}) => {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 }, ...options });
    opened.push(context);
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: base })));
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => messages.push(`error: ${message}`));
    page.on('requestfailed', (request) => {
      const error = request.failure()?.errorText;
      if (error === 'net::ERR_ABORTED' && endsByLeaving(request)) return;
      messages.push(`failed: ${request.url()} ${error}`);
    });
    await prepare?.(page);
    await page.goto(path, { waitUntil: 'load' });
    // A demo's document answers presses once it has come alive.
    if (path.includes('/_demo/') && path !== KITCHEN_SINK) await page.locator('body[data-alive]').waitFor();
    return { page, messages };
  };
  return { open, url: (path) => base + path };
}

/** What a route of the test still has under way fails in silence: nobody waits for it. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Waits until a page says that it has settled, and the documents of the demos in view are loaded. */
export async function pageSettled(page: Page): Promise<void> {
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await Promise.all(demosOf(page).map((demo) => demo.waitForLoadState('load')));
}

/** Waits until the demos in view that need no sign of a reader have come alive. */
export async function demosAlive(page: Page): Promise<void> {
  const alive = 'body:not([data-undrawn]), body[data-alive]';
  for (const demo of demosOf(page)) {
    const frame = await demo.frameElement();
    if (await frame.evaluate(isInView)) await demo.locator(alive).waitFor({ state: 'attached' });
  }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function demosOf(page: Page): Frame[] {
  return page.frames().filter((frame) => frame.url().includes('/_demo/'));
}

/** Waits until nothing on a page moves: every animation and transition that ends has ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // What is pressed moves from the next frame on.
    await frame();
    await frame();
    while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished)).then(frame);
  });
}

/** Waits until what a page asks for now has been seen: requests are seen in their order. */
export async function requestsSeen(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
}

/** What a reader would paste now. The site's pages may not read the clipboard, so it is pasted into a page of another kind. */
export async function clipboardText(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  const field = other.locator('textarea');
  await field.focus();
  await other.keyboard.press('Control+V');
  const text = await field.inputValue();
  await other.close();
  await page.bringToFront();
  return text;
}
