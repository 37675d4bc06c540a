import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LATE_AD_MS } from '../../../scripts/ad-network/network-scripts.ts';
import { adEvents, IMAGE, INLINE, labelOf, PLAIN_PAGE, PLEADING, prepareAds, SLOT_PAGE, slotOf } from '../../helpers/ads/ad-page.ts';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { layoutShifts } from '../../helpers/browser/layout-shift.ts';
import { useAdNetwork, useSite } from '../../helpers/worker/site.ts';

const { open } = useBrowser('whole');
const network = useAdNetwork();

describe('without a network', () => {
  test.each([
    ['/toolpad/core/react-dashboard-layout', 390, 142],
    ['/toolpad/core/react-dashboard-layout', 1440, 126],
    ['/zh/toolpad/core/api/dashboard-layout', 390, 142],
  ])('%s at %i px → a house ad in %i px, and the page does not move', async (path, width, height) => {
    const { page, messages } = await open(path, { viewport: { width, height: 900 }, prepare: (page) => prepareAds(page) });
    await expect.poll(() => labelOf(page)).toBe('in-house-body-top-image');
    const link = slotOf(page).getByRole('link');
    expect(await link.getAttribute('rel')).toBe('noopener sponsored');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('data-ga-event-label')).toBe('in-house-themes');
    expect(await slotOf(page).innerText()).toContain(path.startsWith('/zh') ? '广告由 MUI 提供' : 'ad by MUI');
    expect((await slotOf(page).boundingBox())?.height).toBe(height);
    expect(await slotOf(page).evaluate((slot) => getComputedStyle(slot).marginBlock)).toBe('24px');
    await pageSettled(page);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    expect(messages).toEqual([]);
  });

  test.each(['scaffoldhub', 'templates', 'themes', 'tidelift', 'figma'])('%s fits its place on a phone', async (id) => {
    const index = ['scaffoldhub', 'templates', 'themes', 'tidelift', 'figma'].indexOf(id);
    const { page } = await open(SLOT_PAGE, {
      viewport: { width: 390, height: 800 },
      prepare: (page) => prepareAds(page, [0.9, index / 5 + 0.1, 0.9]),
    });
    await slotOf(page).locator(`[data-ga-event-label="in-house-${id}"]`).waitFor();
    const cut = await slotOf(page)
      .locator('span')
      .evaluateAll((parts) => parts.filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0));
    expect(cut).toEqual([]);
    const picture = slotOf(page).locator('img');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });

  test('the code comes with the slot only: not on pages without one, not for robots, not before the page is opened', async () => {
    const asksForCode = async (path: string, options: Parameters<typeof open>[1] = {}) => {
      const urls: string[] = [];
      const prepare = async (page: Page) => {
        page.on('request', (request) => urls.push(request.url()));
        await options.prepare?.(page);
      };
      const opened = await open(path, { ...options, prepare });
      await pageSettled(opened.page);
      return { ...opened, asked: () => urls.some((url) => /ad-slot|_edge\/ad/.test(url)) };
    };
    const plain = await asksForCode(PLAIN_PAGE);
    expect([plain.asked(), await slotOf(plain.page).count()]).toEqual([false, 0]);
    const robot = await asksForCode(SLOT_PAGE, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect([robot.asked(), await labelOf(robot.page), await slotOf(robot.page).innerHTML()]).toEqual([false, null, '']);
    expect((await slotOf(robot.page).boundingBox())?.height).toBe(126);
    const prepared = await asksForCode(SLOT_PAGE, {
      prepare: (page) => page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true })),
    });
    expect(prepared.asked()).toBe(false);
    await prepared.page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(prepared.asked).toBe(true);
  });

  test('without script nothing can come, so nothing is reserved', async () => {
    const { page } = await open(SLOT_PAGE, { javaScriptEnabled: false });
    expect(await slotOf(page).isVisible()).toBe(false);
  });

  test('an ad that cannot be shown → the slot is hidden and keeps its place, a crash is tracked, the page reads on', async () => {
    const breakLinks = (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(HTMLAnchorElement.prototype, 'rel', {
          set: () => {
            throw new Error('broken');
          },
        }),
      );
    const { page, messages } = await open(SLOT_PAGE, { prepare: async (page) => [await prepareAds(page), await breakLinks(page)] });
    await expect.poll(() => adEvents(page)).toEqual(['crash in-house-body-top-image']);
    expect(await slotOf(page).innerHTML()).toBe('');
    expect(await slotOf(page).evaluate((slot) => [getComputedStyle(slot).visibility, slot.clientHeight])).toEqual(['hidden', 126]);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    expect(messages).toEqual([]);
  });
});

describe('the inline form', () => {
  const site = useSite(() => ({ AD_FEED_URL: `${network().url}/good`, AD_DISPLAY_RATIO: '1' }));

  test('shows the feed’s ad, and counts it as seen when it is', async () => {
    let asked: string[] = [];
    const { page, messages } = await open(site(SLOT_PAGE), {
      viewport: { width: 1440, height: 200 },
      prepare: async (page) => {
        asked = await prepareAds(page, INLINE);
      },
    });
    await expect.poll(() => labelOf(page)).toBe('carbon-body-top-inline');
    expect(await slotOf(page).innerText()).toBe(
      'Ad Northwind Hosting – Servers near your readers, billed by the minute. Get started\nad by Carbon',
    );
    expect(await slotOf(page).getByRole('link').getAttribute('href')).toBe('https://click.ads.example/northwind');
    expect(asked).toEqual([]);
    await slotOf(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => asked.sort())
      .toEqual([
        'https://count.ads.example/imp?t=1700000000',
        'https://count.ads.example/one?t=1700000000',
        'https://count.ads.example/two',
      ]);
    expect(
      await slotOf(page)
        .locator('img')
        .evaluateAll((pixels) => pixels.every((pixel) => (pixel as HTMLElement).hidden)),
    ).toBe(true);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('is counted as displayed once, after 2.5 s', async () => {
    const { page } = await open(site(SLOT_PAGE), { prepare: async (page) => [await prepareAds(page, INLINE), await stopClock(page)] });
    await expect.poll(() => stepUntil(page, () => labelOf(page))).toBe('carbon-body-top-inline');
    await page.clock.runFor(2300);
    expect(await adEvents(page)).toEqual([]);
    await page.clock.runFor(300);
    expect(await adEvents(page)).toEqual(['display carbon-body-top-inline']);
    await page.clock.runFor(60_000);
    expect(await adEvents(page)).toHaveLength(1);
  });
});

describe('the image form', () => {
  const site = useSite(() => ({ AD_SCRIPT_URL: `${network().url}/script/good.js` }));

  test('runs the network’s script in a sandboxed frame, and tracks its clicks', async () => {
    const { page, messages } = await open(site(SLOT_PAGE), { prepare: (page) => prepareAds(page) });
    await expect.poll(() => labelOf(page)).toBe('carbon-body-top-image');
    const frame = slotOf(page).locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(await frame.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible');
    expect(await page.locator('script[src*="good.js"]').count()).toBe(0);
    const [popup] = await Promise.all([page.waitForEvent('popup'), frame.contentFrame().locator('.carbon-text').click()]);
    expect(popup.url()).toBe('https://click.ads.example/northwind');
    await expect.poll(() => adEvents(page)).toEqual(['click carbon-body-top-image']);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('follows the color scheme', async () => {
    const { page } = await open(site(SLOT_PAGE), { colorScheme: 'dark', prepare: (page) => prepareAds(page) });
    const root = slotOf(page).locator('iframe').contentFrame().locator('html');
    await expect.poll(() => root.getAttribute('data-scheme')).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => root.getAttribute('data-scheme')).toBe('light');
  });
});

/** Time stands still until a test lets it run. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Lets time run in small steps while looking. */
async function stepUntil<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.clock.runFor(20);
  return look();
}

/** Opens a page with stopped time, up to the slot's first attempt. */
async function openStopped(address: string, draws: typeof IMAGE) {
  const opened = await open(address, { prepare: async (page) => [await prepareAds(page, draws), await stopClock(page)] });
  await expect.poll(() => stepUntil(opened.page, () => slotOf(opened.page).getAttribute('class'))).toMatch(/ad-(?:image|inline)/);
  return opened;
}

describe('a network that is blocked', () => {
  const silent = useSite(() => ({ AD_SCRIPT_URL: `${network().url}/script/nothing.js`, AD_FEED_URL: `${network().url}/json/no-ad` }));
  const throwing = useSite(() => ({ AD_SCRIPT_URL: `${network().url}/script/gone.js` }));
  const late = useSite(() => ({ AD_SCRIPT_URL: `${network().url}/script/late.js` }));
  const houseLink = useSite(() => ({ AD_SCRIPT_URL: `${network().url}/script/house-link.js` }));

  test.each([
    ['image, plea drawn', PLEADING, 'in-house-adblock-body-top-image', 'Please allow ads'],
    ['image, house ad drawn', IMAGE, 'in-house-body-top-image', 'Themes'],
    ['inline without an ad', INLINE, 'in-house-body-top-inline', 'Themes'],
  ] as const)('%s → after the seventh failure, at 3 s: %s', async (_, draws, label, words) => {
    const { page, messages } = await openStopped(silent(SLOT_PAGE), [...draws]);
    await page.clock.runFor(2900);
    expect(await labelOf(page)).toBeNull();
    await page.clock.runFor(150);
    expect(await labelOf(page)).toBe(label);
    expect(await slotOf(page).innerText()).toContain(words);
    const [shifts] = await Promise.all([page.evaluate(layoutShifts), page.clock.runFor(100)]);
    expect(shifts).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('a script that does not come → the same', async () => {
    const { page } = await openStopped(throwing(SLOT_PAGE), IMAGE);
    await page.clock.runFor(3050);
    expect(await labelOf(page)).toBe('in-house-body-top-image');
  });

  test('an ad that comes late still wins; after 30 attempts it does not', async () => {
    const { page } = await openStopped(late(SLOT_PAGE), IMAGE);
    await page.clock.runFor(3050);
    expect(await labelOf(page)).toBe('in-house-body-top-image');
    const frame = slotOf(page).locator('iframe').contentFrame();
    // The network's script waits by the frame's clock, from when it has come.
    await frame.locator('#_carbonads_js[data-waits]').waitFor({ state: 'attached' });
    await page.clock.runFor(LATE_AD_MS);
    await frame.locator('#carbonads').waitFor({ state: 'attached' });
    await expect.poll(() => stepUntil(page, () => labelOf(page))).toBe('carbon-body-top-image');
    expect(await slotOf(page).innerText()).not.toContain('Themes');
    const given = await openStopped(silent(SLOT_PAGE), IMAGE);
    await given.page.clock.runFor(15_000);
    await given.page.evaluate(() => window.postMessage({ ad: 'found' }, '*'));
    await given.page.clock.runFor(2000);
    expect(await labelOf(given.page)).toBe('in-house-body-top-image');
  });

  test('the network’s link to the backers page → a house ad', async () => {
    const { page } = await open(houseLink(SLOT_PAGE), { prepare: (page) => prepareAds(page, PLEADING) });
    await expect.poll(() => labelOf(page)).toBe('in-house-carbon-body-top-image');
    expect(await slotOf(page).innerText()).toContain('Themes');
  });

  test.each([{ ad: 'found' }, { ad: 'house' }, 'found', null])('a message %j that is not of the frame → ignored', async (message) => {
    const { page } = await openStopped(silent(SLOT_PAGE), IMAGE);
    await page.evaluate((data) => window.postMessage(data, '*'), message);
    await page.clock.runFor(1000);
    expect(await labelOf(page)).toBeNull();
  });
});
