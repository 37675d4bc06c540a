import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** A page's files are stored within this time, in milliseconds. */
const STORED_MS = 20_000;

/** Waits until the worker has the page, and has stored what it shows. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
  // Hooks wait too, where `expect.poll` may not.
  await vi.waitFor(async () => expect(await page.evaluate(missing)).toEqual([]), { timeout: STORED_MS });
}

/** What the page and its frames loaded and no cache has. It runs in the document. */
export async function missing(): Promise<string[]> {
  const windows = [window, ...Array.from(document.querySelectorAll('iframe'), ({ contentWindow }) => contentWindow)];
  const loaded = windows.flatMap((one) => one?.performance.getEntriesByType('resource').map(({ name }) => name) ?? []);
  const wanted = [location.origin + location.pathname, ...loaded].filter((url) => !/\/_edge\/|\/sw\.js|speculation-rules/.test(url));
  const found = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })));
  return wanted.filter((_, index) => !found[index]);
}

/** Every address that the docs stored. */
export function storedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
}

/** Asks both registrations for an update now, as the browser does by itself from time to time. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.update();
  });
}
