import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.ts';

/** Keeps Chromium from calling its maker: the tests' network is closed. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type OpenPage = { page: Page; messages: string[] };
type Options = BrowserContextOptions & {
  cookies?: Record<string, string>;
  /** Comes before the page is asked for: routes, scripts that run first. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Whether a reader may be used again, whose cache is warm; the caller closes the page. */
  shared?: boolean;
};

/** A browser for the tests of a file. `open` gives a page of its own context, with everything that the console said. */
export function useBrowser(): { open: (path: string, options?: Options) => Promise<OpenPage>; url: (path: string) => string } {
  let browser: Browser;
  /** By their options, readers that read nothing now. One at a time: a process that always has a page never gives memory back. */
  const idle = new Map<string, BrowserContext[]>();
  const base = inject('siteUrl');
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: QUIET });
  });
  afterAll(() => browser.close());
  const newReader = async ({ cookies = {}, ...options }: Options) => {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 }, ...options });
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: base })));
    return context;
  };
  const sharedReader = async (options: Options) => {
    const key = JSON.stringify(options);
    const readers = idle.get(key) ?? [];
    idle.set(key, readers);
    const reader = readers.pop() ?? (await newReader(options));
    reader.once('page', (page) => page.once('close', () => readers.push(reader)));
    return reader;
  };
  const open = async (path: string, { prepare, shared, ...options }: Options = {}) => {
    const context = await (shared ? sharedReader(options) : newReader(options));
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => messages.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    await prepare?.(page);
    await page.goto(path, { waitUntil: 'load' });
    // A demo's document answers presses once it has come alive.
    if (path.includes('/_demo/')) await page.locator('body[data-alive]').waitFor();
    return { page, messages };
  };
  return { open, url: (path) => base + path };
}
