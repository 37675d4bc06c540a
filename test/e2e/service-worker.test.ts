import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { axeViolations } from '../helpers/axe.ts';
import { type OpenPage, pageSettled, useBrowser } from '../helpers/browser.ts';
import { useDocsHost, type Weather } from '../helpers/docs-host.ts';
import { settled, storedUrls } from '../helpers/stored.ts';

const HOME = '/toolpad/core/introduction/installation';
const DEMO_PAGE = '/toolpad/core/react-page-container';
const ZH_PAGE = '/zh/toolpad/core/introduction';
const UNVISITED = '/toolpad/core/introduction/tutorial';
const UNVISITED_DEMO = '/toolpad/_demo/AccountSwitcher';
const HEADING: Record<string, string> = { [HOME]: 'Installation', [DEMO_PAGE]: 'Page Container' };

const host = useDocsHost();
const { open } = useBrowser('whole');

const heading = (page: Page) => page.locator('h1').first();
const go = (page: Page, path: string) => page.goto(host.origin + path);
const weather = (kind: Weather) => {
  host.weather = kind;
};

/** A reader who has been here: two pages are stored, one of them with a demo. One for all tests that only read. */
let visitor: OpenPage;
beforeAll(async () => {
  visitor = await firstVisits();
}, 60_000);

async function firstVisits(options: BrowserContextOptions = {}): Promise<OpenPage> {
  const opened = await open(host.origin + DEMO_PAGE, { colorScheme: 'light', ...options });
  const { page } = opened;
  await page.locator('.demo iframe').first().scrollIntoViewIfNeeded();
  await page.frameLocator('.demo iframe').first().locator('body[data-alive]').waitFor();
  await settled(page);
  await go(page, HOME);
  await settled(page);
  return opened;
}

describe('registration', () => {
  test('another host than the production docs host registers nothing', async () => {
    const { page } = await open(inject('siteUrl') + HOME);
    await pageSettled(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

  test('the docs host registers one script for its two scopes, never for the whole host', async () => {
    const { page } = visitor;
    const registered = await page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      return all.map(({ scope, active }) => [new URL(scope).pathname, new URL(active?.scriptURL ?? scope).pathname]).sort();
    });
    expect(registered).toEqual([
      ['/toolpad', '/toolpad/sw.js'],
      ['/zh/toolpad', '/toolpad/sw.js'],
    ]);
  });

  test('a browser that refuses workers, as private windows do, has the whole page and no error', async () => {
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
      });
    const { page, messages } = await open(host.origin + HOME, { prepare });
    await pageSettled(page);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(messages).toEqual([]);
  });
});

describe('offline', () => {
  test.each([
    ['the first page that was ever opened', DEMO_PAGE],
    ['a page that was opened later', HOME],
    ['a page with a query that it was never opened with', `${HOME}?utm_source=news`],
  ])('%s is there', async (_name, path) => {
    const { page } = visitor;
    weather('offline');
    const answer = await go(page, path);
    expect([answer?.status(), await heading(page).textContent()]).toEqual([200, HEADING[path.replace(/\?.*/, '')]]);
    const styled = await page.evaluate(() => getComputedStyle(document.querySelector('header') as Element).position);
    expect(styled).toBe('sticky');
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Roboto'))).toBe(true);
  });

  test('the demos of a visited page come alive', async () => {
    const { page } = visitor;
    weather('offline');
    await go(page, DEMO_PAGE);
    await page.locator('.demo iframe').first().scrollIntoViewIfNeeded();
    await page.frameLocator('.demo iframe').first().locator('body[data-alive]').waitFor();
  });

  test('a demo that was never shown says so, in the page’s language', async () => {
    const { page } = visitor;
    weather('offline');
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
    const { page } = visitor;
    weather('offline');
    const answer = await go(page, UNVISITED);
    expect([answer?.status(), await heading(page).textContent()]).toEqual([503, 'You are offline']);
    const links = page.locator('#stored-pages a');
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual(['Installation', 'Page Container']);
    await links.last().click();
    await expect.poll(() => heading(page).textContent()).toBe('Page Container');
  });

  test('a page in Chinese that was never opened → the Chinese list', async () => {
    const { page } = visitor;
    weather('offline');
    await go(page, ZH_PAGE);
    expect([await page.locator('html').getAttribute('lang'), await heading(page).textContent()]).toEqual(['zh', '当前处于离线状态']);
    await page.getByText('尚未保存任何页面').waitFor();
  });

  test('the page that was asked for comes by itself with the network', async () => {
    const { page } = visitor;
    weather('offline');
    await go(page, UNVISITED);
    await page.locator('#stored-pages a').first().waitFor();
    host.setFair();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => heading(page).textContent()).toBe('Tutorial');
  });

  test('the search, once it was used', async () => {
    const { page } = visitor;
    const results = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
    const search = async (words: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill(words);
      await results.first().waitFor();
    };
    await go(page, HOME);
    await search('dialog');
    await pageSettled(page);
    weather('offline');
    await go(page, HOME);
    await search('sidebar');
    expect(await results.first().getAttribute('href')).toMatch(/^\/toolpad\//);
  });

  test('the list is accessible, light and left to right as dark and right to left', async () => {
    const { page } = await firstVisits();
    weather('offline');
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
    const { page } = visitor;
    weather('offline');
    await page.context().addCookies([{ name: cookie, value, url: host.origin }]);
    await go(page, HOME);
    expect(await page.locator('html').getAttribute(attribute)).toBe(stamped);
    await page.context().clearCookies();
  });
});

describe('what is never stored', () => {
  test('endpoints, posts, parts of files, redirects, pages that do not exist', async () => {
    const { page } = visitor;
    await go(page, '/toolpad/core/introduction/');
    await go(page, '/toolpad/nothing-here');
    await go(page, HOME);
    const seen = await page.evaluate(async () => {
      const entry = performance.getEntriesByType('resource').map(({ name }) => name);
      const script = entry.find((name) => /entry-/.test(name)) ?? '';
      const [health, post, range] = await Promise.all([
        fetch('/toolpad/_edge/health'),
        fetch('/toolpad/_edge/events', { method: 'POST', body: '{}' }),
        fetch(`${script}?part`, { headers: { Range: 'bytes=0-9' } }),
      ]);
      return [health.status, post.status, range.ok];
    });
    expect(seen).toEqual([200, 400, true]);
    const stored = (await storedUrls(page)).map((url) => url.replace(host.origin, ''));
    expect(stored.filter((url) => /_edge|nothing-here|introduction\/$|\?part|sw\.js/.test(url))).toEqual([]);
    expect(stored).toContain(HOME);
  });

  test('a post fails offline as it would without a worker', async () => {
    const { page } = visitor;
    await go(page, HOME);
    weather('offline');
    const post = () => fetch('/toolpad/_edge/feedback', { method: 'POST', body: '{}' }).then(({ status }) => status);
    expect(await page.evaluate(post).catch(() => 'failed')).toBe('failed');
  });

  test.each(['portal', 'portal-redirect'] as const)('the log-in page of a network (%s): shown, not stored', async (kind) => {
    const { page } = visitor;
    weather(kind);
    await go(page, HOME);
    expect(await heading(page).textContent()).toBe('Welcome to the hotel');
    weather('offline');
    await go(page, HOME);
    expect(await heading(page).textContent()).toBe('Installation');
  });
});

describe('a server in trouble', () => {
  test('failing: a stored page is shown, another one’s failure is the server’s own', async () => {
    const { page } = visitor;
    weather('failing');
    await go(page, HOME);
    expect(await heading(page).textContent()).toBe('Installation');
    const answer = await go(page, UNVISITED_DEMO);
    expect([answer?.status(), await heading(page).textContent()]).toEqual([500, 'Out of order']);
  });

  test('silent: a stored page is shown after 2.5 s, and what comes late is kept for the next time', async () => {
    const { page } = visitor;
    weather('hanging');
    const started = performance.now();
    await go(page, HOME);
    const took = performance.now() - started;
    expect(await heading(page).textContent()).toBe('Installation');
    expect(took).toBeGreaterThan(2400);
    expect(took).toBeLessThan(8000);
    host.deploy('second');
    host.setFair();
    const words = () =>
      page.evaluate(async () => (await (await caches.match(location.href))?.text())?.includes('Words of the second build'));
    await expect.poll(words).toBe(true);
  });

  test('silent, and the page was never opened: its answer is waited for', async () => {
    const { page } = visitor;
    host.weather = 'hanging';
    const arrived = go(page, '/toolpad/core/introduction/roadmap');
    await expect.poll(() => host.asked.some((line) => line.endsWith('/roadmap'))).toBe(true);
    host.setFair();
    expect((await arrived)?.status()).toBe(200);
  });
});

test('a full device: pages are read as without a worker', async () => {
  const { page, messages } = await firstVisits();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1 });
  const answer = await go(page, '/toolpad/core/introduction/roadmap');
  expect([answer?.status(), await heading(page).textContent()]).toEqual([200, 'Roadmap']);
  await pageSettled(page);
  expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
});
