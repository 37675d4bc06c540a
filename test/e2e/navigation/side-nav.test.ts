import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/installation';
const low = { viewport: { width: 1300, height: 300 } };

const scrolled = (page: Page) => page.locator('#side-nav').evaluate((nav) => nav.scrollTop);
const currentIsInView = () => {
  const nav = document.getElementById('side-nav')?.getBoundingClientRect();
  const entry = document.querySelector('#side-nav [aria-current="page"]')?.getBoundingClientRect();
  return !!nav && !!entry && entry.top >= nav.top && entry.bottom <= nav.bottom;
};

describe('product and version', () => {
  test.each([true, false])('are menus that mark the current entry (script: %s)', async (javaScriptEnabled) => {
    const { page } = await open(PAGE, { javaScriptEnabled });
    const nav = page.getByRole('navigation', { name: 'Main navigation' });
    await nav.locator('summary', { hasText: 'Toolpad Core' }).click();
    expect(await nav.getByRole('list', { name: 'Products' }).getByRole('link').allInnerTexts()).toEqual(['Toolpad Core', 'Toolpad Studio']);
    expect(await nav.getByRole('list', { name: 'Products' }).locator('[aria-current="true"]').allInnerTexts()).toEqual(['Toolpad Core']);
    await nav.locator('summary', { hasText: 'v0.14.0' }).click();
    expect(await nav.getByRole('list', { name: 'Products' }).isVisible()).toBe(false);
    expect(await nav.getByRole('list', { name: 'Versions' }).locator('[aria-current="true"]').allInnerTexts()).toEqual(['v0.14.0']);
  });

  test('close by Escape, which gives the focus back, and by a press elsewhere', async () => {
    const { page } = await open(PAGE);
    const summary = page.locator('#side-nav summary', { hasText: 'Toolpad Core' });
    const list = page.getByRole('list', { name: 'Products' });
    await summary.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await list.isVisible()).toBe(false);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.click();
    await page.locator('h1').click();
    expect(await list.isVisible()).toBe(false);
  });

  test('in the drawer, Escape closes the menu first', async () => {
    const { page } = await open(PAGE, { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    await page.locator('#side-nav summary', { hasText: 'Toolpad Core' }).click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('list', { name: 'Products' }).isVisible()).toBe(false);
    expect(await page.locator('#side-nav').isVisible()).toBe(true);
  });
});

describe('its scroll position', () => {
  test('is kept on the next page, the current entry in view', async () => {
    const { page, messages } = await open(PAGE, low);
    await page.locator('#side-nav').evaluate((nav) => {
      nav.scrollTop = 90;
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.locator('#side-nav a[href$="/base-concepts"]').click();
    await page.waitForURL('**/base-concepts');
    await expect.poll(() => scrolled(page)).toBe(90);
    expect(await page.evaluate(currentIsInView)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('gives way to an entry that would be out of view; the page itself does not move', async () => {
    const { page } = await open('/toolpad/core/api/dashboard-layout', low);
    await expect.poll(() => page.evaluate(currentIsInView)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('may not be stored: the entry is in view all the same, in silence', async () => {
    const { page, messages } = await open('/toolpad/privacy', low);
    await pageSettled(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/toolpad/core/api/dashboard-layout');
    await expect.poll(() => page.evaluate(currentIsInView)).toBe(true);
    expect(messages).toEqual([]);
  });
});
