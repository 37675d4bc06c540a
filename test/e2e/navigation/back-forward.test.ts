import { chromium } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findChromium } from '../../../scripts/shared/find-chromium.ts';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';

const PAGES = ['/toolpad', '/toolpad/core/introduction/installation', '/toolpad/core/react-dashboard-layout'];

declare global {
  interface Window {
    heard: string[];
  }
}

describe('nothing keeps a page out of the back/forward cache', () => {
  const { open } = useBrowser();
  test.each(PAGES)('%s listens to no unload', async (path) => {
    const { page } = await open('/toolpad');
    await page.addInitScript(() => {
      window.heard = [];
      const listen = window.addEventListener;
      window.addEventListener = function (this: Window, ...args: unknown[]) {
        window.heard.push(String(args[0]));
        Reflect.apply(listen, this, args);
      } as typeof listen;
    });
    await page.goto(path);
    await pageSettled(page);
    await openSettings(page);
    const heard = await page.evaluate(() => window.heard);
    expect(heard).toContain('pageshow');
    expect(heard.filter((type) => /unload/.test(type))).toEqual([]);
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);
    const headers = (await page.request.get(path)).headers();
    expect(headers['cache-control']).not.toContain('no-store');
  });
});

test('away and back: the same page, where it was and as it was, but with what was chosen meanwhile', async () => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: inject('siteUrl'), viewport: { width: 1300, height: 800 } });
  await page.goto(PAGES[1]!);
  await pageSettled(page);
  await page.locator('.tabs[data-sync] label', { hasText: 'pnpm' }).first().click();
  await page.locator('#side-nav summary', { hasText: 'Components' }).click();
  await page.evaluate(() => scrollTo(0, 600));
  await page.goto(PAGES[0]!);
  await openSettings(page);
  // Unlike a color mode, it is in a cookie alone, which tells the other page nothing.
  await page.getByRole('radio', { name: 'Tailwind CSS' }).click();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await page.locator('.tabs[data-sync] input:checked').first().inputValue()).toBe('pnpm');
  expect(await page.evaluate(() => document.documentElement.dataset.codeStyling)).toBe('tailwind');
  // Only a page that was kept still has its group open.
  expect(await page.getByRole('link', { name: 'Dashboard Layout', exact: true }).isVisible()).toBe(true);
  await browser.close();
});
