import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
/** A late font may still move the text above by some lines. */
const WINDOW_HEIGHT_PX = 900;
const PAGE = '/toolpad/core/react-dashboard-layout';

describe('an address with a hash', () => {
  test.each([
    ['#DashboardLayoutSlots.js', 'JS'],
    ['#DashboardLayoutSlots.tsx', 'TS'],
    ['#tailwind-DashboardLayoutSlots.tsx', 'TS'],
    ['#system-DashboardLayoutSlots.js', 'JS'],
  ])('%s opens the code in its variant and scrolls to the demo', async (hash, variant) => {
    const { page, messages } = await open(PAGE + hash);
    const demo = page.locator('#DashboardLayoutSlots');
    await demo.getByRole('button', { name: 'Excerpt' }).waitFor();
    expect(await demo.locator('.demo-source code').filter({ visible: true }).innerText()).toMatch(
      variant === 'TS' ? /: Navigation/ : /NAVIGATION = /,
    );
    expect(await demo.getByRole('button', { name: variant, exact: true }).getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => demo.evaluate((element) => element.getBoundingClientRect().top), { timeout: 60_000 })
      .toBeLessThan(WINDOW_HEIGHT_PX);
    expect(await page.locator('.demo-source').count()).toBe(1);
    expect(messages).toEqual([]);
  });

  test('#Name scrolls and opens nothing; a later hash opens', async () => {
    const { page, messages } = await open(`${PAGE}#DashboardLayoutSlots`);
    const demo = page.locator('#DashboardLayoutSlots');
    await expect
      .poll(() => demo.evaluate((element) => element.getBoundingClientRect().top), { timeout: 60_000 })
      .toBeLessThan(WINDOW_HEIGHT_PX);
    expect(await page.locator('.demo-source').count()).toBe(0);
    await page.evaluate(() => location.assign('#DashboardLayoutSlots.js'));
    await demo.getByRole('button', { name: 'Excerpt' }).waitFor();
    expect(messages).toEqual([]);
  });

  test.each(['#Nothing.tsx', '#main-content.js', '#%.js', '#.tsx'])('%s names no demo and is ignored', async (hash) => {
    const { page, messages } = await open(PAGE + hash);
    await pageSettled(page);
    expect(await page.locator('.demo-source').count()).toBe(0);
    expect(messages).toEqual([]);
  });
});
