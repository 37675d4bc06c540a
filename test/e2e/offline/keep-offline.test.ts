import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { buildId, keepList } from '#assets';
import { KEPT_CACHE, KEPT_STATE_KEY, type KeepList } from '../../../client/shared/offline.ts';
import { assetsFolder } from '../../../scripts/shared/folders.ts';
import { type OpenPage, pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';
import { useDocsHost } from '../../helpers/worker/docs-host.ts';
import { settled, storedUrls } from '../../helpers/worker/stored.ts';

const PAGE = '/toolpad/core/introduction/installation';
const list: KeepList = JSON.parse(readFileSync(assetsFolder() + keepList, 'utf8'));
/** The download is of some thousand files. */
const DOWNLOAD = { timeout: 60_000 };

const host = useDocsHost();
const { open } = useBrowser('whole');

async function openKeepOffline(page: Page) {
  await openSettings(page);
  return page.getByRole('region', { name: 'Keep the docs offline' });
}

/** The addresses that this device keeps, of what it downloads. */
function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, KEPT_CACHE);
}

/** What a device is to keep of the second build, and its note of how far it is. */
async function keptBySecond(): Promise<Set<string>> {
  const script = await (await fetch(`${host.origin}/toolpad/sw.js`)).text();
  const [, address] = /"keepList":"([^"]+)"/.exec(script) ?? [];
  const { files }: KeepList = await (await fetch(host.origin + address)).json();
  return new Set([KEPT_STATE_KEY, ...files.map(([url]) => url)]);
}

/** What has the focus says so. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

async function begin(): Promise<OpenPage & { group: Awaited<ReturnType<typeof openKeepOffline>> }> {
  const opened = await open(host.origin + PAGE);
  await settled(opened.page);
  const group = await openKeepOffline(opened.page);
  await group.waitFor();
  return { ...opened, group };
}

test('without a worker the settings offer nothing', async () => {
  const { page } = await open(inject('siteUrl') + PAGE);
  const group = await openKeepOffline(page);
  await page.getByRole('radio', { name: 'Dark', exact: true }).waitFor();
  expect(await group.count()).toBe(0);
});

describe('a download', () => {
  test('shows its size; may be paused, resumed, cut off; is whole; is updated after a deploy; is removed', async () => {
    const { page, group } = await begin();
    const reachesFocus = (name: string) => expect.poll(() => focused(page), DOWNLOAD).toBe(name);
    expect(list.bytes).toBeLessThan(16_000_000);
    const size = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(list.bytes / 1e6);
    await group.getByText(`about ${size} MB`).waitFor();

    host.affects = (path) => path.startsWith('/toolpad/assets/');
    host.weather = 'hanging';
    await group.getByRole('button', { name: 'Download' }).click();
    await group.getByRole('progressbar', { name: 'Keep the docs offline' }).waitFor();
    await expect.poll(() => group.getByRole('progressbar').getAttribute('value').then(Number), DOWNLOAD).toBeGreaterThan(100_000);
    await reachesFocus('Pause');
    await page.keyboard.press('Enter');
    await reachesFocus('Resume');
    host.setFair();

    host.affects = (path) => path.startsWith('/toolpad/assets/live/');
    host.weather = 'offline';
    host.asked.length = 0;
    await group.getByRole('button', { name: 'Resume' }).click();
    await group.getByText('The network failed. What has arrived is kept').waitFor(DOWNLOAD);
    // What had arrived before the pause was not asked for again.
    expect(host.asked).not.toContain(`GET ${list.files[0]?.[0]}`);
    host.setFair();

    await group.getByRole('button', { name: 'Resume' }).click();
    await group.getByText(`This device holds Toolpad Core v0.14.0 and Toolpad Studio v0.13.0 in build ${buildId}`).waitFor(DOWNLOAD);
    const stored = new Set((await storedUrls(page)).map((url) => url.slice(host.origin.length)));
    expect(list.files.map(([url]) => url).filter((url) => !stored.has(url))).toEqual([]);

    host.weather = 'offline';
    for (const path of ['/toolpad', '/toolpad/core/introduction/tutorial', '/zh/toolpad/core', '/toolpad/studio/reference/file-schema']) {
      expect((await page.goto(host.origin + path))?.status(), path).toBe(200);
    }
    await page.goto(`${host.origin}/toolpad/_demo/AccountSwitcher`);
    await page.locator('body[data-alive]').waitFor();

    host.setFair();
    host.deploy('second');
    await page.goto(host.origin + PAGE);
    // The new worker's own load takes the mark away.
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
    await expect.poll(() => page.locator('html[data-mark]').count()).toBe(0);
    await pageSettled(page);
    const later = await openKeepOffline(page);
    await later.getByText('The site has a newer build.').waitFor();
    await later.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => later.textContent(), DOWNLOAD).toMatch(new RegExp(`This device holds .* in build (?!${buildId})`));
    // The last button that is left.
    await reachesFocus('Remove');
    const wanted = await keptBySecond();
    expect((await keptUrls(page)).filter((url) => !wanted.has(url))).toEqual([]);
    await later.getByRole('button', { name: 'Remove' }).click();
    await later.getByRole('button', { name: 'Download' }).click();
    await later.getByRole('progressbar').waitFor();
    // While it is at work.
    await later.getByRole('button', { name: 'Remove' }).click();
    await reachesFocus('Download');
    expect(await page.evaluate(() => caches.has('toolpad-docs-kept'))).toBe(false);
  }, 200_000);

  test('a deploy in the middle: says so, and two builds are not mixed', async () => {
    const { group } = await begin();
    host.affects = (path) => path.startsWith('/toolpad/core/');
    host.weather = 'hanging';
    await group.getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => host.asked.some((line) => line.startsWith('GET /toolpad/core/')), DOWNLOAD).toBe(true);
    host.deploy('second');
    host.setFair();
    await group.getByRole('status').getByText('A new build came out meanwhile').waitFor(DOWNLOAD);
    await group.getByRole('button', { name: 'Resume' }).waitFor();
  });

  test('a full device: says so, and what to do', async () => {
    const { page, group } = await begin();
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 3_000_000 });
    await group.getByRole('button', { name: 'Download' }).click();
    await group.getByRole('status').getByText('This device has no room for it').waitFor(DOWNLOAD);
    await group.getByRole('button', { name: 'Resume' }).waitFor();
  });
});
