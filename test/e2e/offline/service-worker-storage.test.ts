import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { pageSettled } from '../../helpers/browser/browser.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';
import { HOME, heading, useVisitors } from '../../helpers/browser/visitor.ts';
import { storedUrls } from '../../helpers/worker/stored.ts';

const LATER = '/toolpad/core/introduction/roadmap';

const { host, open, visitor, firstVisits, go } = useVisitors();

describe('registration', () => {
  test('another host than the production docs host registers nothing', async () => {
    const { page } = await open(inject('siteUrl') + HOME);
    await pageSettled(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

  test('the docs host registers one script for its two scopes, never for the whole host', async () => {
    const { page } = visitor();
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
    await openSettings(page);
    expect(messages).toEqual([]);
  });
});

describe('what is never stored', () => {
  test('endpoints, posts, parts of files, redirects, pages that do not exist', async () => {
    const { page } = visitor();
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
    // What comes after all that and is stored shows that the worker is done with what came before.
    await go(page, LATER);
    const stored = async () => (await storedUrls(page)).map((url) => url.replace(host.origin, ''));
    await expect.poll(stored).toContain(LATER);
    const all = await stored();
    expect(all.filter((url) => /_edge|nothing-here|introduction\/$|\?part|sw\.js/.test(url))).toEqual([]);
    expect(all).toContain(HOME);
  });

  test('a post fails offline as it would without a worker', async () => {
    const { page } = visitor();
    await go(page, HOME);
    host.weather = 'offline';
    const post = () =>
      fetch('/toolpad/_edge/feedback', { method: 'POST', body: '{}' }).then(
        ({ status }) => status,
        ({ name, message }: Error) => `${name}: ${message}`,
      );
    expect(await page.evaluate(post)).toBe('TypeError: Failed to fetch');
  });

  test.each(['portal', 'portal-redirect'] as const)('the log-in page of a network (%s): shown, not stored', async (kind) => {
    const { page } = visitor();
    host.weather = kind;
    await go(page, HOME);
    expect(await heading(page).textContent()).toBe('Welcome to the hotel');
    host.weather = 'offline';
    await go(page, HOME);
    expect(await heading(page).textContent()).toBe('Installation');
  });
});

test('a demo of the first page is stored once, among the pages, where a newer copy takes its place', async () => {
  const { page } = visitor();
  const holders = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => [url, name])));
    return lists.flat().flatMap(([url = '', name = '']) => (url.includes('/_demo/') ? [name] : []));
  });
  expect(holders.length).toBeGreaterThan(0);
  expect(holders.filter((name) => !name.includes('pages'))).toEqual([]);
});

test('a full device: pages are read as without a worker', async () => {
  const { page, messages } = await firstVisits();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1 });
  const answer = await go(page, LATER);
  expect([answer?.status(), await heading(page).textContent()]).toEqual([200, 'Roadmap']);
  await pageSettled(page);
  expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  expect(await storedUrls(page)).not.toContain(host.origin + LATER);
});
