import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openReader } from '../../../scripts/guides/reader.ts';

const PAGES: Record<string, string> = {
  '/silent': '<h1>Orders</h1>',
  '/complains': `<h1>Orders</h1><script>console.error('Hydration failed')</script>`,
  '/complains-when-idle': `<h1>Orders</h1><script>requestIdleCallback(() => console.error('Hydration failed'))</script>`,
  '/throws': `<h1>Orders</h1><script>throw new Error('No orders')</script>`,
  '/is-too-wide': '<h1>Orders</h1><div style="width: 1300px">Wide</div>',
  '/warns': `<h1>Orders</h1><script>console.warn('Soon gone')</script>`,
  '/has-no-icon': `<h1>Orders</h1><script>fetch('/favicon.ico')</script>`,
  '/misses-a-picture': '<h1>Orders</h1><img src="/orders.png" alt="">',
};

let server: Server;
let browser: Browser;
let base: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const page = PAGES[url];
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html' })
      .end(page && `<!doctype html><link rel="icon" href="data:">${page}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.connect(inject('browserUrls').shell);
});

afterAll(async () => {
  await browser.close();
  await new Promise((done) => server.close(done));
});

/** What the reader of a guide says of a page: nothing where all is well. */
async function saysOf(path: string, complaints: Record<string, string> = {}): Promise<string | undefined> {
  const reader = await openReader(browser, { complaints });
  try {
    await reader.browse({ open: base + path, see: ['Orders'] });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await reader.close();
  }
}

test.each(['/silent', '/warns', '/has-no-icon'])('a guide goes on after a page %s', async (path) => {
  expect(await saysOf(path)).toBeUndefined();
});

test.each([
  ['/complains', 'The console says:\nHydration failed\n'],
  ['/complains-when-idle', 'The console says:\nHydration failed\n'],
  ['/throws', 'The console says:\nNo orders\n'],
  ['/misses-a-picture', 'the server responded with a status of 404'],
  ['/is-too-wide', /^The page is \d+ pixels wider than its window\.\n/],
])('a guide fails at a page %s', async (path, says) => {
  const message = await saysOf(path);
  expect(message).toMatch(says);
  expect(message).toContain(`${base}${path} shows: - heading "Orders"`);
});

test('a guide may expect what a page complains of', async () => {
  expect(await saysOf('/complains', { Hydration: 'The package does so.' })).toBeUndefined();
  expect(await saysOf('/throws', { Hydration: 'The package does so.' })).toContain('No orders');
});
