import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { openSearch, searchFor } from '../../helpers/browser/search-dialog.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';
import { saysSoon, submit, thanks, yes } from '../../helpers/feedback/feedback-readers.ts';
import { SECOND_WORDS } from '../../helpers/project/two-builds.ts';
import { useDocsHost } from '../../helpers/worker/docs-host.ts';
import { settled } from '../../helpers/worker/stored.ts';

const PAGE = '/toolpad/core/react-page-container';
const CHANGED = '/toolpad/core/introduction/installation';

const host = useDocsHost();
const { open } = useBrowser('whole');

type Case = [what: string, act: (page: Page) => Promise<unknown>];

/** What a reader does in a tab that a build has left behind: most of it fetches code that the page has not yet. */
const CASES: Case[] = [
  ['the settings', (page) => openSettings(page)],
  ['the editor of a demo', (page) => openEditor(page)],
  ['the source of a demo', (page) => seeSource(page)],
  ['a demo further down', (page) => seeDemo(page)],
  ['the copied page', (page) => copyPage(page)],
  ['feedback', (page) => sendFeedback(page)],
  ['a search', (page) => search(page)],
  ['the next page', (page) => nextPage(page)],
];

async function openEditor(page: Page) {
  await page.locator('.demo').first().getByRole('button', { name: 'Edit code' }).click();
  await page.locator('.demo').first().getByRole('textbox').waitFor();
}

async function seeSource(page: Page) {
  const demo = page.locator('.demo').first();
  await demo.locator('[data-do=source]').click();
  await demo.locator('.demo-source code').filter({ visible: true }).first().waitFor();
}

async function seeDemo(page: Page) {
  await page.locator('.demo iframe').last().scrollIntoViewIfNeeded();
  await page.frameLocator('.demo iframe').last().locator('body[data-alive]').waitFor();
}

async function copyPage(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.copy-page').click();
  await expect.poll(() => page.locator('.copy-page').textContent()).toContain('Copied');
}

async function sendFeedback(page: Page) {
  await yes(page).click();
  await submit(page).click();
  await saysSoon(page, thanks);
}

async function search(page: Page) {
  await openSearch(page);
  await searchFor(page, 'sidebar');
}

async function nextPage(page: Page) {
  await page.goto(host.origin + CHANGED);
  await pageSettled(page);
  expect(await page.locator('article').textContent()).toContain(SECOND_WORDS);
}

/** Answers of this site that are no success. */
function failures(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
  page.on('pageerror', ({ message }) => failed.push(message));
  return failed;
}

describe('a tab of the build before', () => {
  test.each(CASES)('%s: nothing fails to load', async (_what, act) => {
    // Stays without a worker: it must work by what the deploy took along.
    const { page } = await open(host.origin + PAGE, { serviceWorkers: 'block' });
    const failed = failures(page);
    host.deploy('second');
    await act(page);
    expect(failed).toEqual([]);
  });
});

describe('with a worker', () => {
  test('a stored page of the build before is whole, offline, after the deploy', async () => {
    const { page } = await open(host.origin + PAGE);
    await settled(page);
    await page.goto(host.origin + CHANGED);
    await settled(page);
    host.deploy('second');
    await page.reload();
    await pageSettled(page);
    host.weather = 'offline';
    const failed = failures(page);
    await page.goto(host.origin + PAGE, { waitUntil: 'load' });
    expect(await page.locator('h1').textContent()).toBe('Page Container');
    expect(await page.evaluate(() => typeof window.gtag)).toBe('function');
    expect(failed).toEqual([]);
  });

  test('a tab of the build before: one load, and it is of the new build', async () => {
    const { page } = await open(host.origin + CHANGED);
    await settled(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    host.deploy('second');
    await page.goto(host.origin + PAGE);
    await pageSettled(page);
    await page.goto(host.origin + CHANGED);
    await pageSettled(page);
    expect(await page.locator('article').textContent()).toContain(SECOND_WORDS);
    // Two visits, and one load of the worker's own.
    expect(loads).toBeLessThanOrEqual(3);
  });
});
