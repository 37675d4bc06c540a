import { describe, expect, test } from 'vitest';
import { useBrowser } from '../helpers/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/react-dashboard-layout';
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

describe('the page with the most demos', () => {
  test.each(VIEWPORTS)('before scrolling, $width pixels wide, asks for at most two demos', async (viewport) => {
    const asked: string[] = [];
    const { page } = await open(PAGE, {
      viewport,
      prepare: async (page) => page.on('request', (request) => request.url().includes('/_demo/') && asked.push(request.url())),
    });
    await page.frameLocator('#DashboardLayoutBasic iframe').locator('body[data-alive]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('iframe[src*="/_demo/"]').count()).toBeGreaterThanOrEqual(16);
    expect(asked.length).toBeGreaterThanOrEqual(1);
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  test('fetches the scripts of like demos once: a demo further down finds them in the cache', async () => {
    const { page } = await open(PAGE);
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
