import { expect, test } from 'vitest';
import { paths } from '#content';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { FULL } from '../../helpers/full.ts';
import { pagesOfEveryKind } from '../../helpers/html/page-kinds.ts';

const { open } = useBrowser();
/** What every page says without script is read from the Worker's HTML (test/worker/pages.test.ts); so many are looked at in a browser. */
const LOOKED_AT = 10;

test.each(FULL ? paths : (await pagesOfEveryKind()).slice(0, LOOKED_AT))(
  '%s without script is readable, fits, and follows a dark system',
  async (path) => {
    const { page, messages } = await open(path, {
      javaScriptEnabled: false,
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    });
    expect(await page.locator('h1').innerText()).not.toBe('');
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
    const [background, width] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      document.documentElement.scrollWidth,
    ]);
    const channels = String(background).match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(...channels.slice(0, 3))).toBeLessThan(64);
    expect(width).toBe(390);
    expect(messages).toEqual([]);
  },
);
