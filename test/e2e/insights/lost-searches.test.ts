import type { Miniflare } from 'miniflare';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageSettled, requestsSeen, useBrowser } from '../../helpers/browser/browser.ts';
import { fieldOf, openSearch, optionsOf, searchFor } from '../../helpers/browser/search-dialog.ts';
import { databaseOf } from '../../helpers/feedback/feedback.ts';
import { freePort } from '../../helpers/project/free-port.ts';
import { countsOf, countsWritten, SEARCHES } from '../../helpers/worker/insights.ts';
import { ask, startWorker } from '../../helpers/worker/worker.ts';

const PAGE = '/toolpad/core/introduction/installation';
const RESULTS = '/toolpad/search?q=sidebar';
const UNPRESSED = ['search-unpressed sidebar (en) 1'];
const { open } = useBrowser();

let runtime: Miniflare;
let base: string;
beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  runtime = await startWorker({ port });
});
afterAll(() => runtime.dispose());
afterEach(async () => void (await (await databaseOf(runtime)).prepare('delete from insight').run()));

const visit = async (path = PAGE, prepare?: (page: Page) => Promise<unknown>) => (await open(base + path, { prepare })).page;
const counted = () => countsWritten((path, init) => ask(runtime, path, init), runtime);
/** What a page tells while it is left may come a moment later. */
const becomes = async (counts: string[]) => {
  await expect.poll(() => countsOf(runtime), { timeout: 30_000 }).toEqual(expect.arrayContaining(counts));
  expect(await counted()).toEqual(counts);
};

/** The times that a page which stays open tells of a search. */
function toldOf(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => request.url().endsWith(SEARCHES) && told.push(request.method()));
  return told;
}

describe('the search dialog', () => {
  test('closed without a press → what stands in the field is counted, once', async () => {
    const page = await visit();
    const told = toldOf(page);
    await openSearch(page);
    await searchFor(page, 'side');
    await searchFor(page, 'Sidebar ');
    await page.keyboard.press('Escape');
    await expect.poll(() => told).toHaveLength(1);
    await page.reload();
    expect(await counted()).toEqual(UNPRESSED);
  });

  test('nothing found → counted as that', async () => {
    const page = await visit();
    await openSearch(page);
    await fieldOf(page).fill('qqqqwwwwzzzz');
    await page.getByText('Nothing found').first().waitFor();
    await page.keyboard.press('Escape');
    await becomes(['search-nothing qqqqwwwwzzzz (en) 1']);
  });

  test('the page is left with the dialog open → counted', async () => {
    const page = await visit();
    await openSearch(page);
    await searchFor(page, 'sidebar');
    await page.goto('about:blank');
    await becomes(UNPRESSED);
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['Enter', (page) => Promise.all([page.waitForURL(/#/), page.keyboard.press('Enter')])],
    ['a click', (page) => Promise.all([page.waitForURL(/#/), optionsOf(page).first().click()])],
    [
      'the middle button',
      (page) =>
        optionsOf(page)
          .first()
          .click({ button: 'middle' })
          .then(() => page.keyboard.press('Escape')),
    ],
  ])('a result is opened by %s → not counted', async (_, press) => {
    const page = await visit();
    await openSearch(page);
    await searchFor(page, 'sidebar');
    await press(page);
    await page.goto(base + PAGE);
    await requestsSeen(page);
    expect(await counted()).toEqual([]);
  });

  test.each([
    ['nothing typed', ''],
    ['a mail address', 'ada@example.de'],
    ['a number', 'order 7'],
  ])('%s → not even sent', async (_, words) => {
    const page = await visit();
    const told = toldOf(page);
    await openSearch(page);
    await fieldOf(page).fill(words);
    await expect.poll(() => page.getByRole('dialog').getByRole('status').textContent()).not.toContain('Loading');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await requestsSeen(page);
    expect(told).toEqual([]);
  });

  test.each(['doNotTrack', 'globalPrivacyControl'])('a reader with %s → nothing is sent', async (name) => {
    const wish = (property: string) =>
      Object.defineProperty(navigator, property, { value: property === 'doNotTrack' ? '1' : true, configurable: true });
    const page = await visit(PAGE, (opened) => opened.addInitScript(wish, name));
    const told = toldOf(page);
    await openSearch(page);
    await searchFor(page, 'sidebar');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await requestsSeen(page);
    expect(told).toEqual([]);
  });
});

describe('the results page', () => {
  test('left without a press → counted, and not once more when the reader comes back', async () => {
    const page = await visit(RESULTS);
    await pageSettled(page);
    await page.goto(base + PAGE);
    await becomes(UNPRESSED);
    await page.goBack();
    await pageSettled(page);
    await page.goto(base + PAGE);
    await requestsSeen(page);
    expect(await counted()).toEqual(UNPRESSED);
  });

  test('a result is opened → not counted', async () => {
    const page = await visit(RESULTS);
    await pageSettled(page);
    await page.locator('main section a').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith('/search'));
    await requestsSeen(page);
    expect(await counted()).toEqual([]);
  });

  test.each([true, false])('nothing found, with script: %s → counted once', async (javaScriptEnabled) => {
    const { page } = await open(`${base}/toolpad/search`, { javaScriptEnabled });
    const form = page.locator('main form');
    await form.getByRole('searchbox').fill('qqqqwwwwzzzz');
    await form.getByRole('button').click();
    await page.getByText('Nothing found').waitFor();
    await page.goto('about:blank');
    await becomes(['search-nothing qqqqwwwwzzzz (en) 1']);
  });
});
