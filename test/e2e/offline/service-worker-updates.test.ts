import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { SECOND_WORDS } from '../../helpers/project/two-builds.ts';
import { useDocsHost } from '../../helpers/worker/docs-host.ts';
import { lookForUpdate, settled } from '../../helpers/worker/stored.ts';

const PAGE = '/toolpad/core/introduction/installation';
const OTHER_PAGE = '/toolpad/core/introduction/roadmap';

const host = useDocsHost();
const { open } = useBrowser('whole');

/** Counts the loads of a tab's own document from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const text = (page: Page) => page.locator('article').textContent();

async function visit() {
  const opened = await open(host.origin + PAGE);
  await settled(opened.page);
  return opened.page;
}

async function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

test('a new build: three tabs load again, each once, and show it', async () => {
  const first = await visit();
  const tabs = [first, await first.context().newPage(), await first.context().newPage()];
  for (const tab of tabs.slice(1)) {
    await tab.goto(host.origin + PAGE);
    await pageSettled(tab);
  }
  const loads = tabs.map(countLoads);
  host.deploy('second');
  await lookForUpdate(first).catch(() => {});
  for (const tab of tabs) await expect.poll(() => text(tab).catch(() => '')).toContain(SECOND_WORDS);
  await Promise.all(tabs.map((tab) => pageSettled(tab)));
  expect(loads.map((count) => count())).toEqual([1, 1, 1]);
});

test('a tab in the background loads again once its reader is back', async () => {
  const page = await visit();
  await page.evaluate(() => {
    document.hasFocus = () => false;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.body.dataset.taken = '';
    });
  });
  const loads = countLoads(page);
  host.deploy('second');
  await lookForUpdate(page);
  // Until then the worker before is at work, which is activated too.
  await expect.poll(() => page.evaluate(() => 'taken' in document.body.dataset)).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(async () => (await cacheNames(page)).filter((name) => name.includes('shell')).length).toBe(1);
  // A timer that began later than the one that asks for the focus, and is longer, ends after it; a page that loads again would end this.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(loads()).toBe(0);
  await page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'));
  await expect.poll(() => text(page).catch(() => '')).toContain(SECOND_WORDS);
  await pageSettled(page);
  expect(loads()).toBe(1);
});

test('away during a deploy: the next visit shows the new build at once', async () => {
  const page = await visit();
  host.deploy('second');
  await page.goto(host.origin + PAGE);
  expect(await text(page)).toContain(SECOND_WORDS);
});

test('offline during a deploy: the old build offline, the new one with the first load after', async () => {
  const page = await visit();
  host.deploy('second');
  host.weather = 'offline';
  await page.reload();
  expect(await text(page)).not.toContain(SECOND_WORDS);
  host.setFair();
  await page.reload();
  expect(await text(page)).toContain(SECOND_WORDS);
});

test('a roll-back: the build before is back, with one load', async () => {
  host.deploy('second');
  const page = await visit();
  const loads = countLoads(page);
  host.deploy('first');
  await lookForUpdate(page).catch(() => {});
  await expect.poll(() => text(page).catch(() => SECOND_WORDS)).not.toContain(SECOND_WORDS);
  await pageSettled(page);
  expect(loads()).toBe(1);
});

test('a new worker that cannot be installed leaves the one before at work', async () => {
  const page = await visit();
  host.deploy('second');
  host.affects = (path) => path.startsWith('/toolpad/offline');
  host.weather = 'failing';
  await lookForUpdate(page).catch(() => {});
  host.weather = 'offline';
  host.affects = () => true;
  const answer = await page.goto(host.origin + OTHER_PAGE);
  expect([answer?.status(), await page.locator('h1').textContent()]).toEqual([503, 'You are offline']);
});

test('the kill switch: workers and their caches are gone after one visit, the host’s other caches stay', async () => {
  const page = await visit();
  await page.evaluate(() => caches.open('of-another-tenant'));
  host.deploy('off');
  await page.goto(host.origin + OTHER_PAGE);
  await expect.poll(() => cacheNames(page).catch(() => [])).toEqual(['of-another-tenant']);
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(() => registrations().catch(() => -1)).toBe(0);
  await page.reload();
  await pageSettled(page);
  expect([await registrations(), await cacheNames(page), await page.locator('h1').textContent()]).toEqual([
    0,
    ['of-another-tenant'],
    'Roadmap',
  ]);
});
