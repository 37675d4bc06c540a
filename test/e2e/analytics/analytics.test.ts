import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type {} from '../../../client/browser/analytics/gtag.ts';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';
import { useAdNetwork, useSite } from '../../helpers/worker/site.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/installation';
const OTHER_PAGE = '/toolpad/core/introduction/roadmap';

/** An event as the property gets it. */
type Collected = { name: string; params: Record<string, unknown> };

/** Everything that the page has tracked, in words. */
const tracked = (page: Page) =>
  page.evaluate(() =>
    window.dataLayer.map(([kind, name, params]) => [kind, name, params.eventAction, params.eventLabel].filter(Boolean).join(' ')),
  );
const pageViews = async (page: Page) => (await tracked(page)).filter((line) => line === 'event page_view');

describe('a page', () => {
  test('tracks its view and how it is read, and follows changes', async () => {
    const { page, messages } = await open(`/zh${PAGE}`, { colorScheme: 'dark', deviceScaleFactor: 2 });
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    const [properties, view] = await page.evaluate(() => window.dataLayer.map(([, , params]) => params));
    expect(properties).toEqual({
      codeVariant: 'TS',
      codeStylingVariant: 'system',
      userLanguage: 'zh',
      devicePixelRatio: 2,
      colorSchemeOS: 'dark',
      colorScheme: 'dark',
    });
    expect(view).toEqual({
      page_title: await page.title(),
      page_location: PAGE,
      productId: 'toolpad-core',
      productCategoryId: 'toolpad',
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => page.evaluate(() => window.dataLayer.at(-1)?.[2])).toEqual({ colorSchemeOS: 'light', colorScheme: 'light' });
    expect(messages).toEqual([]);
  });

  test('what a reader looks for is not in it', async () => {
    const { page } = await open('/toolpad/search?q=my+illness+dialog');
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    expect(await page.title()).toContain('my illness dialog');
    const told = await page.evaluate(() => JSON.stringify(window.dataLayer.map(([, , params]) => params)));
    expect(told).toContain('"page_title":"Search"');
    expect(told).not.toMatch(/illness/);
  });

  test('tracks clicks and the keyboard’s copy by what the elements are called', async () => {
    const { page } = await open(PAGE);
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    const block = page.locator('figure.code').filter({ visible: true }).first();
    await block.hover();
    await block.locator('.copy').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+c');
    await openSettings(page);
    await page.getByRole('radio', { name: 'Dark' }).click();
    const lines = (await tracked(page)).filter((line) => !/page_view|user_properties/.test(line));
    expect(lines).toEqual(['event code copy-click', 'event code copy-keyboard', 'event settings dark']);
  });

  test.each([
    ['0.1', 0.05, 1],
    ['0.1', 0.5, 0],
    ['none', 0.5, 1],
  ])('a split of %s, with %d drawn → tracked: %i', async (split, drawn, times) => {
    const { page } = await open(PAGE, { prepare: (page) => page.addInitScript((number) => (Math.random = () => number), drawn) });
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.evaluate((share) => {
      const button = document.createElement('button');
      Object.assign(button.dataset, { gaEventCategory: 'docs', gaEventAction: 'x', ...(share !== 'none' && { gaEventSplit: share }) });
      document.body.appendChild(button);
      button.click();
    }, split);
    expect((await tracked(page)).filter((line) => line === 'event docs x')).toHaveLength(times);
  });

  test.each([
    ['Do-Not-Track', () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })],
    ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })],
  ])('%s → nothing is tracked, fetched or sent, and the function is there', async (_, optOut) => {
    const asked: string[] = [];
    const { page } = await open(PAGE, {
      prepare: async (page) => {
        page.on('request', (request) => asked.push(request.url()));
        await page.addInitScript(optOut);
      },
    });
    await pageSettled(page);
    await page.evaluate(() => window.gtag('event', 'docs', { eventAction: 'x' }));
    expect(await page.evaluate(() => window.dataLayer)).toEqual([]);
    expect(asked.filter((url) => /analytics|_edge\/events/.test(url))).toEqual([]);
  });

  test('that is only prepared → counts when it is opened', async () => {
    const { page } = await open(PAGE, {
      prepare: (page) => page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true })),
    });
    await pageSettled(page);
    expect(await tracked(page)).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(() => pageViews(page)).toHaveLength(1);
  });

  test('without a property, events go no further than the page', async () => {
    const asked: string[] = [];
    const { page } = await open(PAGE, { prepare: async (page) => void page.on('request', (request) => asked.push(request.url())) });
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.goto('/toolpad');
    expect(asked.filter((url) => /send-events|web-vitals|_edge\/events/.test(url))).toEqual([]);
  });
});

describe('with a property', () => {
  const network = useAdNetwork();
  const site = useSite(() => ({
    GA_MEASUREMENT_ID: 'G-TEST',
    GA_API_SECRET: 's',
    ANALYTICS_URL: `${network().url}/collect`,
    WEB_VITALS_RATIO: '1',
  }));
  const collected = () => network().received.map(({ body }) => JSON.parse(body));
  const events = (): Collected[] => collected().flatMap(({ events }) => events);
  const names = () => events().map(({ name }) => name);
  const views = () => events().flatMap(({ name, params }) => (name === 'page_view' ? params.page_location : []));

  test('events arrive when the page is left, web vitals among them; the session’s id outlives the page', async () => {
    const { page, messages } = await open(site(PAGE));
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.locator('figure.code .copy').first().click({ force: true });
    await pageSettled(page);
    await page.goto(site(OTHER_PAGE));
    await expect.poll(names).toEqual(expect.arrayContaining(['page_view', 'code', 'TTFB', 'FCP', 'LCP', 'CLS']));
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    await page.goto('about:blank');
    await expect.poll(views).toContain(OTHER_PAGE);
    // Each once, though a page that is left is both hidden and put away.
    expect(views()).toEqual([PAGE, OTHER_PAGE]);
    expect(new Set(collected().map(({ client_id }) => client_id)).size).toBe(1);
    expect(collected()[0].user_properties.userLanguage).toEqual({ value: 'en' });
    expect(messages).toEqual([]);
  });
});
