import { expect, test } from 'vitest';
import { useBrowser } from '../helpers/browser.ts';

const { open } = useBrowser();

const PAGES = ['/toolpad', '/toolpad/core/introduction', '/toolpad/core/react-dashboard-layout', '/toolpad/core/api/dashboard-layout'];

/** The sum of all layout shifts of this page, as the browser reports them. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  });
}

test.each(PAGES)('%s never moves: the layout shift is 0', async (path) => {
  for (const width of [390, 1440]) {
    const { page } = await open(path, { viewport: { width, height: 900 } });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(layoutShift)).toBe(0);
    await page.context().close();
  }
});
