import type { BrowserContextOptions, Locator, Page, Response } from 'playwright-core';
import { beforeAll } from 'vitest';
import { type DocsHost, useDocsHost } from '../worker/docs-host.ts';
import { settled } from '../worker/stored.ts';
import { type OpenPage, useBrowser } from './browser.ts';

export const HOME = '/toolpad/core/introduction/installation';
export const DEMO_PAGE = '/toolpad/core/react-page-container';
/** A demo that no visited page shows. */
export const UNVISITED_DEMO = '/toolpad/_demo/AccountSwitcher';

type Visitors = {
  host: DocsHost;
  open: ReturnType<typeof useBrowser>['open'];
  /** A reader who has been here: two pages are stored, one of them with a demo. One for all tests that only read. */
  visitor: () => OpenPage;
  /** Another one, on a device of their own. */
  firstVisits: (options?: BrowserContextOptions) => Promise<OpenPage>;
  go: (page: Page, path: string) => Promise<Response | null>;
};

/** Returning readers of a docs host, for the tests of a file. */
export function useVisitors(): Visitors {
  const host = useDocsHost();
  const { open } = useBrowser('whole');
  const go = (page: Page, path: string) => page.goto(host.origin + path);
  const firstVisits = async (options: BrowserContextOptions = {}) => {
    const opened = await open(host.origin + DEMO_PAGE, { colorScheme: 'light', ...options });
    const { page } = opened;
    await page.locator('.demo iframe').first().scrollIntoViewIfNeeded();
    await page.frameLocator('.demo iframe').first().locator('body[data-alive]').waitFor();
    await settled(page);
    await go(page, HOME);
    await settled(page);
    return opened;
  };
  let visitor: OpenPage;
  beforeAll(async () => {
    visitor = await firstVisits();
  }, 60_000);
  return { host, open, visitor: () => visitor, firstVisits, go };
}

/** The title of the page that is shown. */
export const heading = (page: Page): Locator => page.locator('h1').first();
