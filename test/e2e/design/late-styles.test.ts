import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { layoutShifts } from '../../helpers/browser/layout-shift.ts';

const { open } = useBrowser();
const WITH_CALLOUT = '/toolpad/core/introduction/installation';

const iconOf = (page: Page) =>
  page.evaluate(() => {
    const { content, fontFamily } = getComputedStyle(document.querySelector('.callout-title') as Element, '::before');
    return { content: content.codePointAt(1)?.toString(16), fontFamily };
  });

describe('the icon font', () => {
  test('is asked for after the load event, and moves nothing', async () => {
    const { page, messages } = await open(WITH_CALLOUT);
    await expect.poll(async () => (await iconOf(page)).fontFamily).toContain('Icons');
    expect((await iconOf(page)).content).toMatch(/^e[0-9a-f]{3}$/);
    const [load, asked] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return [
        navigation!.loadEventStart,
        performance.getEntriesByType('resource').find(({ name }) => name.includes('icons.css'))!.startTime,
      ];
    });
    expect(asked).toBeGreaterThanOrEqual(load!);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('comes by a link without script', async () => {
    const { page } = await open(WITH_CALLOUT, { javaScriptEnabled: false });
    expect((await iconOf(page)).fontFamily).toContain('Icons');
  });

  test('leaves the page as it is when it does not come', async () => {
    const { page } = await open(WITH_CALLOUT, { prepare: (page) => page.route(/icons.*\.(css|woff2)/, (route) => route.abort()) });
    await pageSettled(page);
    expect((await iconOf(page)).fontFamily).not.toContain('Icons');
    expect(await page.locator('.callout-title').first().isVisible()).toBe(true);
  });
});

describe('the condensed font', () => {
  const captionFont = (page: Page) => page.evaluate(() => getComputedStyle(document.querySelector('figcaption') as Element).fontFamily);

  test('sets the captions of the page that asks for it', async () => {
    const { page, messages } = await open('/toolpad/core');
    await expect.poll(() => captionFont(page)).toContain('Roboto Condensed');
    expect(messages).toEqual([]);
  });

  test('is not asked for by other pages', async () => {
    const { page } = await open('/toolpad');
    await pageSettled(page);
    expect(await captionFont(page)).not.toContain('Condensed');
  });
});
