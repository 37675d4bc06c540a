import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, requestsSeen, useBrowser } from '../../helpers/browser/browser.ts';

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

  test('a link that is pointed at is marked for the browser once the pointer stays; the script fetches nothing', async () => {
    const { page, asked } = await openWithRules();
    await link(page).hover();
    expect(await marked(page)).toEqual([]);
    await page.clock.runFor(60);
    expect(await marked(page)).toEqual([`${TARGET} page`]);
    await requestsSeen(page);
    expect(asked).not.toContain(TARGET);
  });

  test('the mark goes to the next link, and stays what it is at the press', async () => {
    const { page } = await openWithRules();
    const other = page.locator(`#side-nav a[href="${OTHER}"]`);
    await other.hover();
    await page.clock.runFor(60);
    await other.dispatchEvent('pointerdown');
    expect(await marked(page)).toEqual([`${OTHER} page`]);
    await link(page).hover();
    await page.clock.runFor(60);
    expect(await marked(page)).toEqual([`${TARGET} page`]);
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
