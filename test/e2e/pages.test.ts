import { describe, expect, test } from 'vitest';
import { paths } from '#content';
import { useBrowser } from '../helpers/browser.ts';
import { PAGES } from '../helpers/pages.ts';

const WIDTHS = [360, 390, 1440] as const;

/** What must be true of any page once it is loaded: nothing wider than the window, one h1, the landmarks. */
function inspectPage() {
  const root = document.documentElement;
  return {
    overflow: Math.max(0, root.scrollWidth - root.clientWidth),
    headings: document.querySelectorAll('h1').length,
    main: document.querySelectorAll('main#main-content').length,
  };
}

describe.concurrent.each(['ltr', 'rtl'])('every page, %s, its console silent', (direction) => {
  const { open } = useBrowser();
  test.each(paths)(`%s at ${WIDTHS.join(', ')} px, light and dark`, async (path) => {
    const viewport = { width: WIDTHS[0], height: 900 };
    const { page, messages } = await open(path, { colorScheme: 'light', viewport, cookies: { direction }, shared: true });
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(inspectPage), `${width} px`).toEqual({ overflow: 0, headings: 1, main: 1 });
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('body.mode-dark').waitFor();
    expect(messages).toEqual([]);
    await page.close();
  });
});

describe.concurrent('every page without script', () => {
  const { open } = useBrowser();
  test.each(paths)('%s is readable and follows a dark system', async (path) => {
    const { page, messages } = await open(path, {
      javaScriptEnabled: false,
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
      shared: true,
    });
    expect(await page.locator('h1').innerText()).not.toBe('');
    // A form says what it is for in a few words.
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(PAGES.includes(path) ? 200 : 20);
    expect(messages).toEqual([]);
    await page.close();
  });
});
