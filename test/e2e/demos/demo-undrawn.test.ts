import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { fetchedBy } from '../../helpers/browser/fetched-by.ts';
import { neverWithoutSign } from '../../helpers/browser/never-without-sign.ts';

const { open } = useBrowser('whole');
const PAGE = '/toolpad/core/react-dashboard-layout';

declare global {
  interface Window {
    moves: number;
    rest: () => void;
    looks: string[];
  }
}

/** Runs in a demo: writes down, picture by picture, by which styles and in which direction it is drawn. */
function recordLooks() {
  const looks: string[] = [];
  window.looks = looks;
  const look = () => {
    const demo = document.getElementById('demo');
    const [, styles = 'none'] = demo?.querySelector('[class^=Mui]')?.className.match(/\b(css|rtl)-/) ?? [];
    const now = demo && `${styles} ${getComputedStyle(demo).direction}`;
    // Before anything is drawn, the document may still be on its way.
    const hasBegun = looks.length > 0 || styles !== 'none';
    if (now && hasBegun && now !== looks.at(-1)) looks.push(now);
    requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: its reader moves the pointer beside the demos, more often than anyone rests, until `rest` is called. */
function neverStill() {
  if (window !== top) return;
  window.moves = 0;
  const moving = setInterval(() => {
    window.moves += 1;
    dispatchEvent(new PointerEvent('pointermove'));
  }, 50);
  window.rest = () => clearInterval(moving);
}

describe('a demo that the build drew in another way, or not at all', () => {
  const undrawn: [string, Parameters<typeof open>[1], string][] = [
    ['right to left', { cookies: { direction: 'rtl' } }, PAGE],
    ['dense', { cookies: { dense: 'true' } }, PAGE],
    ['with a grid', {}, '/toolpad/core/react-crud'],
  ];
  test.each(undrawn)('%s gives way to a reader who is busy in the page', async (_, options, path) => {
    const { page } = await open(path, { ...options, prepare: (page) => page.addInitScript(neverStill) });
    await pageSettled(page);
    await page.waitForFunction(() => window.moves > 20);
    const [frame] = page.frames().filter((frame) => frame.url().includes('/_demo/'));
    expect(await fetchedBy(frame!)).toEqual([]);
    expect(await frame!.locator('body[data-alive]').count()).toBe(0);
    await page.evaluate(() => window.rest());
    await frame!.locator('body[data-alive]').waitFor();
  });

  test.each([...undrawn, ['led to by its name', {}, `${PAGE}#DashboardLayoutNested`] as const])(
    '%s does not wait for a sign',
    async (_, options, path) => {
      const { page } = await open(path, { ...options, prepare: (page) => page.addInitScript(neverWithoutSign) });
      const frame = path.includes('#') ? page.frameLocator('#DashboardLayoutNested iframe') : page.frameLocator('.demo iframe').first();
      await frame.locator('body[data-alive]').waitFor();
    },
  );

  test.each([
    ['right to left', { direction: 'rtl' }, ['css ltr', 'rtl rtl']],
    ['dense', { dense: 'true' }, ['css ltr']],
  ])('%s shows what the build drew until it is whole', async (_, cookies, looks) => {
    const { page, messages } = await open(PAGE, { cookies, prepare: (page) => page.addInitScript(recordLooks) });
    const body = page.frameLocator('.demo iframe').first().locator('body[data-alive]');
    expect(await body.evaluate(() => window.looks)).toEqual(looks);
    expect(messages).toEqual([]);
  });

  test('right to left keeps the focus in a field that was pressed before its script came', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const hold = (page: Page) => page.route('**/toolpad/assets/demos/**', async (route) => held.then(() => route.continue()));
    const { page } = await open('/robots.txt', { cookies: { direction: 'rtl' } });
    await hold(page);
    await page.goto('/toolpad/_demo/SignInPageCredentials', { waitUntil: 'commit' });
    await page.getByLabel('Email').click();
    release();
    await page.locator('body[data-alive]').waitFor();
    await page.keyboard.type('priya@example.com');
    expect(await page.getByLabel('Email').inputValue()).toBe('priya@example.com');
  });
});
