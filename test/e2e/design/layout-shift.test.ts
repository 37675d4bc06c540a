import { expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { layoutShifts } from '../../helpers/browser/layout-shift.ts';

const { open } = useBrowser();

const PAGES = ['/toolpad', '/toolpad/core/introduction', '/toolpad/core/react-dashboard-layout', '/toolpad/core/api/dashboard-layout'];

test.each(PAGES)('%s never moves: the layout shift is 0', async (path) => {
  for (const width of [390, 1440]) {
    const { page } = await open(path, { viewport: { width, height: 900 } });
    await pageSettled(page);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    await page.context().close();
  }
});
