import { brotliCompressSync } from 'node:zlib';
import type { APIResponse } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser('whole');
const KB = 1024;
/** Documents of demos, and what they load. */
const OF_FRAMES = /\/toolpad\/(?:_demo\/|assets\/demos\/|assets\/begin-)/;
const PAGE = '/toolpad/core/react-dashboard-layout';
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What a response weighs as it travels: text in brotli, anything else as it is. */
async function weight(response: APIResponse): Promise<number> {
  const isText = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/.test(response.headers()['content-type'] ?? '');
  const body = await response.body();
  return isText ? brotliCompressSync(body).length : body.length;
}

describe('the page with the most demos', () => {
  test.each(VIEWPORTS)('before scrolling, $width pixels wide, asks for at most two demos', async (viewport) => {
    const asked: string[] = [];
    const { page } = await open(PAGE, {
      viewport,
      prepare: async (page) => page.on('request', (request) => request.url().includes('/_demo/') && asked.push(request.url())),
    });
    await page.locator('#DashboardLayoutBasic iframe').hover();
    await page.frameLocator('#DashboardLayoutBasic iframe').locator('body[data-alive]').waitFor();
    await pageSettled(page);
    expect(await page.locator('iframe[src*="/_demo/"]').count()).toBeGreaterThanOrEqual(16);
    expect(asked.length).toBeGreaterThanOrEqual(1);
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  test('weighs at most 60 KB on a first visit, without what its frames load', async () => {
    const urls = new Set<string>();
    const { page } = await open(PAGE, { prepare: async (page) => page.on('response', (response) => urls.add(response.url())) });
    await pageSettled(page);
    const own = [...urls].filter((url) => !OF_FRAMES.test(url));
    const weights = await Promise.all(own.map(async (url) => weight(await page.request.get(url))));
    expect(own.length).toBeGreaterThan(3);
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(60 * KB);
  });

  test('fetches the scripts of like demos once: a demo further down finds them in the cache', async () => {
    const { page } = await open(PAGE);
    await page.locator('#DashboardLayoutBasic iframe').hover();
    await page.frameLocator('#DashboardLayoutBasic iframe').locator('body[data-alive]').waitFor();
    await page.locator('#DashboardLayoutNested').scrollIntoViewIfNeeded();
    const body = page.frameLocator('#DashboardLayoutNested iframe').locator('body[data-alive]');
    const fetched = await body.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { name, transferSize } = entry as PerformanceResourceTiming;
        return name.endsWith('.js') ? [[name.replace(/^.*\//, ''), transferSize] as const] : [];
      }),
    );
    expect(fetched.length).toBeGreaterThan(10);
    expect(fetched.filter(([, bytes]) => bytes > 0)).toEqual([]);
  });
});
