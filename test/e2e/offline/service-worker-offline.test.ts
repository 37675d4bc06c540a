import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../helpers/browser/axe.ts';
import { pageSettled } from '../../helpers/browser/browser.ts';
import { chosen, openSearch, searchFor } from '../../helpers/browser/search-dialog.ts';
import { DEMO_PAGE, HOME, heading, UNVISITED_DEMO, useVisitors } from '../../helpers/browser/visitor.ts';

const ZH_PAGE = '/zh/toolpad/core/introduction';
const UNVISITED = '/toolpad/core/introduction/tutorial';
const HEADING: Record<string, string> = { [HOME]: 'Installation', [DEMO_PAGE]: 'Page Container' };

const { host, visitor, firstVisits, go } = useVisitors();

describe('offline', () => {
  test.each([
    ['the first page that was ever opened', DEMO_PAGE],
    ['a page that was opened later', HOME],
    ['a page with a query that it was never opened with', `${HOME}?utm_source=news`],
  ])('%s is there', async (_name, path) => {
    const { page } = visitor();
    host.weather = 'offline';
    const answer = await go(page, path);
    expect([answer?.status(), await heading(page).textContent()]).toEqual([200, HEADING[path.replace(/\?.*/, '')]]);
    const styled = await page.evaluate(() => getComputedStyle(document.querySelector('header') as Element).position);
    expect(styled).toBe('sticky');
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Roboto'))).toBe(true);
  });

  test('the demos of a visited page come alive', async () => {
    const { page } = visitor();
    host.weather = 'offline';
    await go(page, DEMO_PAGE);
    await page.locator('.demo iframe').first().scrollIntoViewIfNeeded();
    await page.frameLocator('.demo iframe').first().locator('body[data-alive]').waitFor();
  });

  test('a demo that was never shown says so, in the page’s language', async () => {
    const { page } = visitor();
    host.weather = 'offline';
    await go(page, HOME);
    const show = (path: string) =>
      page.evaluate(async (src) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true });
          frame.src = src;
        });
        return frame.contentDocument?.body.textContent;
      }, path);
    expect(await show(UNVISITED_DEMO)).toBe('You are offline, and this demo is not on your device.');
  });

  test('a page that was never opened → the list of those that were, each a link that works', async () => {
    const { page } = visitor();
    host.weather = 'offline';
    const answer = await go(page, UNVISITED);
    expect([answer?.status(), await heading(page).textContent()]).toEqual([503, 'You are offline']);
    const links = page.locator('#stored-pages a');
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual(['Installation', 'Page Container']);
    await links.last().click();
    await expect.poll(() => heading(page).textContent()).toBe('Page Container');
  });

  test('a page in Chinese that was never opened → the Chinese list', async () => {
    const { page } = visitor();
    host.weather = 'offline';
    await go(page, ZH_PAGE);
    expect([await page.locator('html').getAttribute('lang'), await heading(page).textContent()]).toEqual(['zh', '当前处于离线状态']);
    await page.getByText('尚未保存任何页面').waitFor();
  });

  test('the page that was asked for comes by itself with the network', async () => {
    const { page } = visitor();
    host.weather = 'offline';
    await go(page, UNVISITED);
    await page.locator('#stored-pages a').first().waitFor();
    host.setFair();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => heading(page).textContent()).toBe('Tutorial');
  });

  test('the search, once it was used', async () => {
    const { page } = visitor();
    await go(page, HOME);
    await openSearch(page);
    await searchFor(page, 'dialog');
    await pageSettled(page);
    // The edge answered first; the engine and its index come behind, and are kept.
    const kept = async (part: string) => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
      return requests.some(({ url }) => url.includes(part));
    };
    for (const part of ['/chunks/index-answers-', '/search/en-']) await expect.poll(() => page.evaluate(kept, part)).toBe(true);
    host.weather = 'offline';
    await go(page, HOME);
    await openSearch(page);
    await searchFor(page, 'hide sidebar');
    await expect.poll(() => chosen(page).getAttribute('href')).toBe('/toolpad/core/react-dashboard-layout#hide-navigation');
  });

  test('the list is accessible, light and left to right as dark and right to left', async () => {
    const { page } = await firstVisits();
    host.weather = 'offline';
    for (const [colorScheme, direction] of [
      ['light', 'ltr'],
      ['dark', 'rtl'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.context().addCookies([{ name: 'direction', value: direction, url: host.origin }]);
      await go(page, UNVISITED);
      await page.locator('#stored-pages a').first().waitFor();
      expect(await page.evaluate(() => [document.body.dir, document.body.className])).toEqual([direction, `mode-${colorScheme}`]);
      expect(await axeViolations(page)).toEqual([]);
    }
  });

  test.each([
    ['mode', 'mui-mode', 'dark', 'data-mui-color-scheme', 'dark'],
    ['direction', 'direction', 'rtl', 'dir', 'rtl'],
    ['code language', 'codeVariant', 'JS', 'data-code-variant', 'JS'],
    ['density', 'dense', 'true', 'data-dense', 'true'],
  ])('a stored page follows a %s that was chosen since', async (_name, cookie, value, attribute, stamped) => {
    const { page } = visitor();
    host.weather = 'offline';
    await page.context().addCookies([{ name: cookie, value, url: host.origin }]);
    await go(page, HOME);
    expect(await page.locator('html').getAttribute(attribute)).toBe(stamped);
    await page.context().clearCookies();
  });
});

describe('a server in trouble', () => {
  test('failing: a stored page is shown, another one’s failure is the server’s own', async () => {
    const { page } = visitor();
    host.weather = 'failing';
    await go(page, HOME);
    expect(await heading(page).textContent()).toBe('Installation');
    const answer = await go(page, UNVISITED_DEMO);
    expect([answer?.status(), await heading(page).textContent()]).toEqual([500, 'Out of order']);
  });

  test('silent: a stored page is shown after 2.5 s, and what comes late is kept for the next time', async () => {
    const { page } = visitor();
    host.weather = 'hanging';
    const started = performance.now();
    await go(page, HOME);
    const took = performance.now() - started;
    expect(await heading(page).textContent()).toBe('Installation');
    expect(took).toBeGreaterThan(2400);
    host.deploy('second');
    host.setFair();
    const words = () =>
      page.evaluate(async () => (await (await caches.match(location.href))?.text())?.includes('Words of the second build'));
    await expect.poll(words).toBe(true);
  });

  test('silent, and the page was never opened: its answer is waited for', async () => {
    const { page } = visitor();
    host.weather = 'hanging';
    const arrived = go(page, '/toolpad/core/introduction/roadmap');
    await expect.poll(() => host.asked.some((line) => line.endsWith('/roadmap'))).toBe(true);
    host.setFair();
    expect((await arrived)?.status()).toBe(200);
  });
});
