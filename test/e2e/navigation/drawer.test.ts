import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/installation';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const drawer = (page: Page) => page.locator('#side-nav');
const button = (page: Page) => page.getByRole('button', { name: 'Open main navigation' });
const focusIsInside = (page: Page) => page.evaluate(() => document.getElementById('side-nav')?.contains(document.activeElement));

async function openDrawer(direction = 'ltr') {
  const opened = await open(PAGE, { ...phone, cookies: { direction } });
  await pageSettled(opened.page);
  await button(opened.page).click();
  await expect.poll(() => focusIsInside(opened.page)).toBe(true);
  return opened;
}

/** A finger that moves sideways by `dx`. */
async function swipe(page: Page, dx: number) {
  const session = await page.context().newCDPSession(page);
  const point = (x: number) => [{ x, y: 500 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(195) });
  for (let step = 1; step <= 8; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(195 + (dx * step) / 8) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('the drawer’s focus', () => {
  test('moves in, stays in, and returns to the button', async () => {
    const { page, messages } = await openDrawer();
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page)).toBe(true);
    }
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsInside(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await drawer(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open main navigation');
    expect(messages).toEqual([]);
  });

  test('returns to the button from the close button too', async () => {
    const { page } = await openDrawer();
    await page.getByRole('button', { name: 'Close main navigation' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open main navigation');
  });

  test('a press beside the drawer closes it', async () => {
    const { page } = await openDrawer();
    await page.touchscreen.tap(380, 500);
    await drawer(page).waitFor({ state: 'hidden' });
  });
});

describe('a swipe', () => {
  test.each([
    ['ltr', -180, false],
    ['ltr', 150, true],
    ['rtl', 180, false],
    ['rtl', -150, true],
  ])('%s, by %i px: open afterwards is %s', async (direction, dx, isOpen) => {
    const { page } = await openDrawer(direction);
    await swipe(page, dx);
    await expect.poll(() => drawer(page).isVisible()).toBe(isOpen);
    expect(await drawer(page).evaluate((nav) => nav.style.transform)).toBe('');
  });
});

test('a window that grows past 1200 px turns the drawer into the column', async () => {
  const { page } = await openDrawer();
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect.poll(() => drawer(page).evaluate((nav) => nav.matches(':popover-open'))).toBe(false);
  expect(await drawer(page).isVisible()).toBe(true);
});

test('a window that was wide has the whole drawer once it is narrow', async () => {
  const { page } = await open(PAGE);
  await page.setViewportSize({ width: 800, height: 900 });
  await button(page).click();
  await expect.poll(() => focusIsInside(page)).toBe(true);
});
