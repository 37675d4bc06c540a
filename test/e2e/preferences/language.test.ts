import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/react-dashboard-layout';

/** Opens the header's menu and follows it to a language, once it knows the section. */
async function follow(page: Page, language: string, expected: string): Promise<void> {
  // Playwright would scroll the sticky header into view first, and with it the page.
  await page.locator('#language-menu summary').evaluate((element: HTMLElement) => element.click());
  const link = page.locator('#language-menu').getByRole('link', { name: language });
  await expect.poll(() => link.getAttribute('href')).toMatch(new RegExp(`${expected}$`));
  await link.click();
  await page.waitForURL(`**${expected}`);
}

describe('the language menu', () => {
  test('leads to the same page and section, and back', async () => {
    const { page, messages } = await open(`${PAGE}#api`);
    await follow(page, '中文', `/zh${PAGE}#api`);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh');
    await follow(page, 'English', `${PAGE}#api`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(messages.filter((message) => !message.startsWith('failed: '))).toEqual([]);
  });

  test('leads to the section that is being read when the address has none', async () => {
    // No demo of it moves the sections while it loads.
    const path = '/toolpad/core/introduction/base-concepts';
    const { page } = await open(path);
    await page
      .locator('article h2')
      .nth(2)
      .evaluate((element) => element.scrollIntoView());
    await expect.poll(() => page.locator('#toc a[aria-current]').getAttribute('href')).toBe('#routing');
    await follow(page, '中文', `/zh${path}#routing`);
  });

  test('keeps the query', async () => {
    const { page } = await open('/toolpad/settings?return=%2Ftoolpad%2Fcore');
    await follow(page, '中文', '/zh/toolpad/settings\\?return=%2Ftoolpad%2Fcore');
  });

  test('names the language, and closes with Escape, which gives the focus back', async () => {
    const { page } = await open(`/zh${PAGE}`);
    const summary = page.locator('#language-menu summary');
    expect(await summary.getAttribute('aria-label')).toBe('语言：中文');
    await summary.click();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('#language-menu a'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#language-menu details').getAttribute('open')).toBeNull();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('works without script', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    await page.locator('#language-menu summary').click();
    await page.locator('#language-menu').getByRole('link', { name: '中文' }).click();
    await page.waitForURL(`**/zh${PAGE}`);
  });
});

test('the settings keep page and section too', async () => {
  const { page } = await open(`${PAGE}#api`);
  await openSettings(page);
  await page.getByRole('radio', { name: '中文' }).click();
  await page.waitForURL(`**/zh${PAGE}#api`);
});
