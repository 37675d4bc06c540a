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

test('with speculation rules the script fetches nothing', async () => {
  const { page } = await open(PAGE);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.resourceType() === 'fetch' ? new URL(request.url()).pathname : ''));
  await link(page).hover();
  await requestsSeen(page);
  expect(requests).not.toContain(TARGET);
});
