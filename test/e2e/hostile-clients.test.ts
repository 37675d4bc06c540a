import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OpenPage, pageSettled, useBrowser } from '../helpers/browser/browser.ts';
import { openSettings } from '../helpers/browser/settings-dialog.ts';

const { open } = useBrowser('whole');
const PAGE = '/toolpad/core/introduction/installation';
const DEMO_PAGE = '/toolpad/core/react-page-container';
const rubbish = (length: number) => '%E0%A4%A<script>"\\'.repeat(length).slice(0, length);

/** Storage that a browser refuses to give: reading the property throws. */
function denyStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  }
}

function denyCookies() {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

function fillWithRubbish(text: string) {
  for (const key of ['mui-mode', 'toolpad-mode', 'codeblock-package-manager', 'nav-scroll:core']) {
    localStorage.setItem(key, text);
    sessionStorage.setItem(key, text);
  }
}

function denyClipboard() {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) },
  });
}

function takeClipboardAway() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}

const run = (script: () => void) => (page: Page) => page.addInitScript(script);
const fail = (address: RegExp) => (page: Page) => page.route(address, (route) => route.abort());

type Client = { path?: string; cookies?: Record<string, string>; prepare?: (page: Page) => Promise<unknown> };

const CLIENTS: [what: string, client: Client][] = [
  [
    'cookies of 4 KB of rubbish',
    { cookies: { 'mui-mode': rubbish(1300), direction: rubbish(1300), codeVariant: rubbish(800), dense: rubbish(600) } },
  ],
  ['storage full of rubbish', { prepare: (page) => page.addInitScript(fillWithRubbish, rubbish(4096)) }],
  ['storage denied', { prepare: run(denyStorage) }],
  ['storage denied, with demos', { path: DEMO_PAGE, prepare: run(denyStorage) }],
  ['cookies denied', { prepare: run(denyCookies) }],
  ['storage full', { prepare: run(fillStorage) }],
  ['storage full, with demos', { path: DEMO_PAGE, prepare: run(fillStorage) }],
  ['a clipboard that refuses', { prepare: run(denyClipboard) }],
  ['no clipboard', { prepare: run(takeClipboardAway) }],
  ['no regular font', { prepare: fail(/roboto-400.*\.woff2$/) }],
  ['no bold font', { prepare: fail(/roboto-600.*\.woff2$/) }],
  ['a hash that names nothing', { path: `${PAGE}#nothing-here` }],
  ['a hash that is no text', { path: `${PAGE}#%E0%A4%A` }],
  ['a hash that is a selector', { path: `${PAGE}#a:b"],[c='.js` }],
];

/** What the page said. That a request failed is the browser's word, once for each attempt; no page can stop it. */
const linesOf = ({ messages }: OpenPage) => messages.filter((message) => !/^failed: |Failed to load resource/.test(message));

async function isReadable(page: Page) {
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect((await page.locator('article .body p').last().innerText()).length).toBeGreaterThan(0);
}

/** Every demo that was loaded still shows something. */
async function showsItsDemos(page: Page) {
  const demos = page.frames().filter((frame) => frame.url().includes('/_demo/'));
  expect(demos.length).toBeGreaterThan(0);
  for (const demo of demos) expect((await demo.locator('body').innerText()).length).toBeGreaterThan(0);
}

describe('a reader with', () => {
  test.each(CLIENTS)('%s reads, copies and chooses; the console has one line at most', async (_what, { path = PAGE, ...client }) => {
    const opened = await open(path, client);
    const { page } = opened;
    await pageSettled(page);
    await isReadable(page);
    if (path !== DEMO_PAGE) await page.locator('button.copy').first().click({ force: true });
    await openSettings(page);
    for (const [mode, scheme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      await page.getByRole('radio', { name: mode }).click();
      await expect.poll(() => page.locator('body').getAttribute('class')).toBe(`mode-${scheme}`);
    }
    expect(linesOf(opened).length, linesOf(opened).join('\n')).toBeLessThanOrEqual(1);
    if (path === DEMO_PAGE) await showsItsDemos(page);
    await page.context().close();
  });
});

describe('a file that does not come:', () => {
  test('the highlighting stylesheet, once: a plain link brings it', async () => {
    let asked = 0;
    const failOnce = (page: Page) =>
      page.route(/prism-okaidia.*\.css/, (route) => {
        asked += 1;
        return asked === 1 ? route.abort() : route.continue();
      });
    const opened = await open(PAGE, { prepare: failOnce });
    await expect.poll(() => opened.page.locator('head link[rel=stylesheet][href*="prism"]').count()).toBe(1);
    await isReadable(opened.page);
    expect(linesOf(opened).length).toBeLessThanOrEqual(1);
  });

  test('the highlighting stylesheet, ever: the code is plain, and the console has only the network’s words', async () => {
    const opened = await open(PAGE, { prepare: fail(/prism-okaidia.*\.css/) });
    await pageSettled(opened.page);
    await isReadable(opened.page);
    expect(linesOf(opened)).toEqual([]);
  });

  test('the entry script: the page reads, and its settings are a link', async () => {
    const opened = await open(PAGE, { prepare: fail(/\/entry-[\w-]+\.js$/) });
    await isReadable(opened.page);
    expect(linesOf(opened).length).toBeLessThanOrEqual(1);
    await opened.page.getByRole('link', { name: 'Settings', exact: true }).click();
    await opened.page.waitForURL('**/toolpad/settings?**');
  });

  test('code that comes and fails is said in the console; the page stays', async () => {
    const broken = (page: Page) =>
      page.route(/\/chunks\/copy-page-[\w-]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' }));
    const opened = await open(PAGE, { prepare: broken });
    await opened.page.locator('button.copy-page').click();
    await expect.poll(() => linesOf(opened).length).toBe(1);
    expect(linesOf(opened)[0]).toMatch(/is not a function/);
    await isReadable(opened.page);
  });

  test('the drawer’s code: the settings page opens instead', async () => {
    const opened = await open(PAGE, { prepare: fail(/\/chunks\/(?:mount|settings)-[\w-]+\.js$/) });
    await opened.page.getByRole('button', { name: 'Settings', exact: true }).click();
    await opened.page.waitForURL('**/toolpad/settings?**');
    expect(linesOf(opened)).toEqual([]);
  });
});
