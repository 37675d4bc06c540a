import type { Page, Route } from 'playwright-core';
import puppeteer, { type Browser, type Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { findChromium } from '../../../scripts/shared/find-chromium.ts';
import { Front } from '../../engines/front/front.ts';
import { pageSettled, requestsSeen, useBrowser } from '../../helpers/browser/browser.ts';
import { freePort } from '../../helpers/project/free-port.ts';
import { BROWSER_FLAGS } from '../../setup/browser-flags.ts';

const { open } = useBrowser('whole');
const PAGE = '/toolpad/core/introduction/installation';
const TARGET = '/toolpad/core/introduction/tutorial';

/** A page in a browser without speculation rules, with this connection; and what its script asks for. */
async function openWithoutRules(connection: object = {}, prepare?: (page: Page) => Promise<unknown>) {
  const { page, messages } = await open('/robots.txt', { prepare });
  await page.addInitScript((facts) => {
    HTMLScriptElement.supports = () => false;
    Object.defineProperty(navigator, 'connection', { value: facts });
  }, connection);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.headers().accept?.startsWith('text/html'))
      asked.push(new URL(request.url()).pathname);
  });
  await page.goto(PAGE);
  await pageSettled(page);
  return { page, messages, asked };
}

const link = (page: Page) => page.locator(`#side-nav a[href="${TARGET}"]`);

describe('without speculation rules', () => {
  test.each([
    ['pointing at', (page: Page) => link(page).hover()],
    ['focusing', (page: Page) => link(page).focus()],
    ['pressing', (page: Page) => link(page).dispatchEvent('pointerdown')],
  ])('%s a link fetches its page, once', async (_name, hint) => {
    const { page, messages, asked } = await openWithoutRules();
    await hint(page);
    await expect.poll(() => asked).toEqual([TARGET]);
    await page.locator('h1').hover();
    await hint(page);
    await requestsSeen(page);
    expect(asked).toEqual([TARGET]);
    expect(messages).toEqual([]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('on %j nothing is fetched', async (connection) => {
    const { page, asked } = await openWithoutRules(connection);
    await link(page).hover();
    await link(page).focus();
    await requestsSeen(page);
    expect(asked).toEqual([]);
  });

  test('a link that the pointer rests on before the script comes is fetched too', async () => {
    const pointFirst = async (page: Page, route: Route) => {
      await link(page).hover();
      await route.continue();
    };
    const { asked } = await openWithoutRules({}, (page) => page.route('**/prepare-page-*.js', (route) => pointFirst(page, route)));
    await expect.poll(() => asked).toEqual([TARGET]);
  });

  test('a pointer on its way over a link fetches nothing', async () => {
    const { page, asked } = await openWithoutRules({}, (page) => page.clock.install());
    await page.clock.pauseAt(Date.now() + 1000);
    await link(page).hover();
    await page.locator('h1').hover();
    await page.clock.runFor(1000);
    await requestsSeen(page);
    expect(asked).toEqual([]);
    await link(page).hover();
    await page.clock.runFor(60);
    await expect.poll(() => asked).toEqual([TARGET]);
  });

  test('a fetch that fails is silent', async () => {
    const { page } = await openWithoutRules();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(`**${TARGET}`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await link(page).hover();
    await failed;
    await requestsSeen(page);
    expect(errors).toEqual([]);
  });
});

describe('with speculation rules', () => {
  const OTHER = '/toolpad/core/introduction/base-concepts';

  /** The links whose pages the browser is to make ready, and how. */
  const marked = (page: Page) =>
    page
      .locator('[data-next]')
      .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${(link as HTMLElement).dataset.next}`));

  async function openWithRules(connection: object = {}) {
    const { page } = await open('/robots.txt', { prepare: (page) => page.clock.install() });
    await page.addInitScript((facts) => Object.defineProperty(navigator, 'connection', { value: facts }), connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType() === 'fetch' ? new URL(request.url()).pathname : ''));
    await page.goto(PAGE);
    await page.clock.runFor(5000);
    await pageSettled(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    return { page, asked };
  }

  test('the longer a pointer stays on a link, the more the browser makes ready; the script fetches nothing', async () => {
    const { page, asked } = await openWithRules();
    await link(page).hover();
    expect(await marked(page)).toEqual([]);
    await page.clock.runFor(60);
    expect(await marked(page)).toEqual([`${TARGET} html`]);
    await page.clock.runFor(140);
    expect(await marked(page)).toEqual([`${TARGET} page`]);
    await requestsSeen(page);
    expect(asked).not.toContain(TARGET);
  });

  test('the mark goes to the next link, and stays what it is at the press', async () => {
    const { page } = await openWithRules();
    const other = page.locator(`#side-nav a[href="${OTHER}"]`);
    await other.hover();
    await page.clock.runFor(200);
    await other.dispatchEvent('pointerdown');
    expect(await marked(page)).toEqual([`${OTHER} page`]);
    await link(page).hover();
    await page.clock.runFor(60);
    expect(await marked(page)).toEqual([`${TARGET} html`]);
  });

  test.each([
    ['pressing', (page: Page) => link(page).dispatchEvent('pointerdown')],
    ['focusing', (page: Page) => link(page).focus()],
  ])('%s a link asks for its HTML alone', async (_, hint) => {
    const { page } = await openWithRules();
    await hint(page);
    expect(await marked(page)).toEqual([`${TARGET} html`]);
  });

  test.each([
    ['a pointer on its way', {}, (page: Page) => page.locator('h1').hover()],
    ['a finger that scrolls', {}, (page: Page) => link(page).dispatchEvent('pointercancel')],
    ['a reader who saves data', { saveData: true }, () => Promise.resolve()],
  ])('%s marks nothing', async (_, connection, then) => {
    const { page } = await openWithRules(connection);
    await link(page).hover();
    await then(page);
    await page.clock.runFor(1000);
    expect(await marked(page)).toEqual([]);
  });
});

/** Playwright forbids its browser to render pages before they are opened. */
describe('what Chromium makes of the marks', () => {
  let browser: Browser;
  const front = new Front('');
  beforeAll(async () => {
    await front.listen(await freePort(), Number(new URL(inject('siteUrl')).port));
    browser = await puppeteer.launch({
      executablePath: findChromium(),
      args: [...BROWSER_FLAGS],
      defaultViewport: { width: 1440, height: 900 },
    });
  });
  afterAll(async () => {
    await browser.close();
    front.close();
  });

  const LINK = `#side-nav a[href="${TARGET}"]`;
  const openPage = async () => {
    const reader = await browser.createBrowserContext();
    onTestFinished(() => reader.close());
    const page = await reader.newPage();
    await page.goto(front.origin + PAGE);
    await page.waitForSelector('html[data-settled]');
    return page;
  };
  const arrivesAt = (page: Tab, path: string) => expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path);
  /** When the page that is open was opened, after it began to be rendered; 0 for one that was loaded. In milliseconds. */
  const openedAt = (page: Tab) => page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().activationStart as number);

  test('a link that is pointed at opens a page that is rendered, and asked for once', async () => {
    const page = await openPage();
    // A session of the page's own would keep Chromium from rendering another.
    const targets = await browser.target().createCDPSession();
    const rendered = new Promise<void>((done) =>
      targets.on(
        'Target.targetInfoChanged',
        ({ targetInfo }) => targetInfo.subtype === 'prerender' && targetInfo.url.endsWith(TARGET) && done(),
      ),
    );
    await targets.send('Target.setDiscoverTargets', { discover: true });
    await page.hover(LINK);
    await rendered;
    await page.click(LINK);
    await arrivesAt(page, TARGET);
    expect(await openedAt(page)).toBeGreaterThan(0);
    expect(front.asked.filter((path) => path === TARGET)).toEqual([TARGET]);
  });

  test('a link that is pressed at once is loaded, and Back does not have its page rendered', async () => {
    const page = await openPage();
    await page.$eval(LINK, (link) => {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      (link as HTMLElement).click();
    });
    await arrivesAt(page, TARGET);
    expect(await openedAt(page)).toBe(0);
    await page.evaluate(() => history.back());
    await arrivesAt(page, PAGE);
    // Timers end in their order: one that the page had when it was left is over by then.
    await page.evaluate(() => new Promise((over) => setTimeout(over, 200)));
    expect(await page.$$('[data-next=page]')).toEqual([]);
  });
});
