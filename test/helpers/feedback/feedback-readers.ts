import type { Miniflare } from 'miniflare';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import english from '../../../content/translations/en.json' with { type: 'json' };
import { type OpenPage, useBrowser } from '../browser/browser.ts';
import { freePort } from '../project/free-port.ts';
import { startWorker } from '../worker/worker.ts';
import { databaseOf, forgetRows, type Row, storedRows } from './feedback.ts';

/** A page with sections, where readers are unless a test says otherwise, and another one. */
export const PAGE = '/toolpad/core/introduction/installation';
export const OTHER = '/toolpad/core/introduction/support';

export const { thanks, failed, kept } = english.feedback;

type VisitOptions = BrowserContextOptions & { prepare?: (page: Page) => Promise<unknown> };

type FeedbackReaders = {
  /** Opens a page as a reader with an address of their own. */
  visit: (path?: string, options?: VisitOptions) => Promise<OpenPage>;
  url: (path: string) => string;
  rows: () => Promise<Row[]>;
  /** The Worker's database refuses writes until the returned function is called. */
  breakDatabase: () => Promise<() => Promise<unknown>>;
};

/** Readers of a site with a database of its own, which each test leaves empty. */
export function useFeedbackReaders(): FeedbackReaders {
  let runtime: Miniflare;
  let base: string;
  let readers = 0;
  // Runs after the browser's own hook, the last first: a page that is still open could send one more.
  afterEach(() => forgetRows(runtime));
  const { open } = useBrowser();
  beforeAll(async () => {
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    runtime = await startWorker({ port });
  });
  afterAll(() => runtime.dispose());
  return {
    visit: (path = PAGE, options = {}) => {
      readers += 1;
      return open(base + path, { extraHTTPHeaders: { 'CF-Connecting-IP': `203.0.113.${readers}` }, ...options });
    },
    url: (path) => base + path,
    rows: () => storedRows(runtime),
    breakDatabase: async () => {
      const database = await databaseOf(runtime);
      await database.prepare("create trigger broken before insert on feedback begin select raise(abort, 'down'); end").run();
      return () => database.prepare('drop trigger broken').run();
    },
  };
}

export const formOf = (page: Page): Locator => page.getByRole('group', { name: /Was (this page|the section .*) helpful\?/ });
export const yes = (page: Page): Locator => formOf(page).getByRole('button', { name: 'Yes' });
export const no = (page: Page): Locator => formOf(page).getByRole('button', { name: 'No' });
export const comment = (page: Page): Locator => page.getByRole('textbox', { name: 'Comment' });
export const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit' });
export const result = (page: Page): Locator => page.locator('#feedback .result');

/** Waits until the form says these words. */
export async function saysSoon(page: Page, words: string): Promise<void> {
  await expect.poll(() => result(page).textContent()).toBe(words);
}

/** The comments of what waits on the device to be sent. */
export function waiting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lists = Object.entries(localStorage).filter(([key]) => key.startsWith('feedback-waiting'));
    return lists.flatMap(([, text]) => JSON.parse(text) as { comment: string }[]).map(({ comment }) => comment);
  });
}

/** Says that the page did not help, and why; nothing is sent yet. */
export async function write(page: Page, words: string): Promise<void> {
  await no(page).click();
  await comment(page).fill(words);
}
