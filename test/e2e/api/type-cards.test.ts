import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../helpers/browser/axe.ts';
import { pageSettled, requestsSeen, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/api/app-provider';

declare global {
  interface Window {
    scrollListeners: number;
  }
}

/** Runs in the page: how many hear its window scroll. */
function countScrollListeners(): void {
  window.scrollListeners = 0;
  for (const [name, change] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    const own = window[name];
    window[name] = ((...args: unknown[]) => {
      if (args[0] === 'scroll') window.scrollListeners += change;
      Reflect.apply(own, window, args);
    }) as typeof own;
  }
}

async function openPage(path = PAGE, options: Parameters<typeof open>[1] = {}) {
  const opened = await open(path, options);
  await pageSettled(opened.page);
  const { page } = opened;
  return { ...opened, card: page.locator('.type-card'), link: page.locator('.prop-type a', { hasText: /^Navigation$/ }).first() };
}

describe('a type in a table', () => {
  test('shows its declaration to a pointer, which can go there, and takes it away when it leaves', async () => {
    const { page, link, card, messages } = await openPage();
    await link.hover();
    await card.getByText('type Navigation = NavigationItem[];').waitFor();
    expect(await card.innerText()).toContain('pattern?: string;');
    expect(await link.getAttribute('aria-describedby')).toBe(await card.getAttribute('id'));
    expect(await axeViolations(page)).toEqual([]);
    await card.locator('pre').hover();
    expect(await card.isVisible()).toBe(true);
    await page.locator('h1').hover();
    await card.waitFor({ state: 'detached' });
    expect(await link.getAttribute('aria-describedby')).toBeNull();
    expect(messages).toEqual([]);
  });

  test('is not shown to a pointer that has left before its script came', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const hold = (page: Page) => page.route('**/assets/chunks/type-card-*.js', async (route) => held.then(() => route.continue()));
    const { page, link, card } = await openPage(PAGE, { prepare: hold });
    const asked = page.waitForRequest('**/assets/chunks/type-card-*.js');
    await link.hover();
    const came = (await asked).response();
    await page.locator('h1').hover();
    release();
    await came;
    await requestsSeen(page);
    expect(await card.count()).toBe(0);
    await link.hover();
    await card.waitFor();
  });

  test('leaves nothing that listens when it is taken away, and closes by scrolling', async () => {
    const { page, link, card } = await openPage(PAGE, { prepare: (page) => page.addInitScript(countScrollListeners) });
    const listening = () => page.evaluate(() => window.scrollListeners);
    const before = await listening();
    for (const leave of [() => page.locator('h1').hover(), () => page.evaluate(() => scrollBy(0, 1))]) {
      await link.hover();
      await card.waitFor();
      expect(await listening()).toBe(before + 1);
      await leave();
      await card.waitFor({ state: 'detached' });
      expect(await listening()).toBe(before);
      await page.locator('h1').hover();
    }
  });

  test('shows it to the keyboard until Escape, and Enter follows the link', async () => {
    const { page, link, card } = await openPage();
    await page.locator('#app-provider-prop-navigation a').first().focus();
    await page.keyboard.press('Tab');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await card.waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/react-dashboard-layout#navigation');
  });

  test.each([
    ['left to right', 'ltr'],
    ['right to left', 'rtl'],
  ])('shows it to a finger within the window, %s, and leads on from there', async (_case, direction) => {
    const { page, link, card } = await openPage(PAGE, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      cookies: { direction },
    });
    await link.tap();
    await card.getByText('type Navigation').waitFor();
    const box = await card.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(844);
    expect(await card.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
    await card.getByRole('link', { name: 'Navigation' }).tap();
    await page.waitForURL('**/react-dashboard-layout#navigation');
  });

  test.each([
    ['before anyone asks for one', PAGE, false],
    ['of another version, whose declaration is another', `${PAGE}?v=0.15`, true],
  ])('is not fetched %s', async (_case, path, asks) => {
    const asked: string[] = [];
    const prepare = async (page: Page) => void page.on('request', (request) => asked.push(request.url()));
    const { page, link } = await openPage(path, { prepare });
    if (asks) {
      await link.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await link.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    }
    // Requests are seen in their order.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked.filter((url) => url.includes('type-card'))).toEqual([]);
    expect(asked.filter((url) => url.endsWith('/robots.txt'))).toHaveLength(1);
  });
});
