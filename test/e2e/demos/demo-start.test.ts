import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, requestsSeen, useBrowser } from '../../helpers/browser/browser.ts';
import { fetchedBy } from '../../helpers/browser/fetched-by.ts';
import { neverWithoutSign } from '../../helpers/browser/never-without-sign.ts';

const { open } = useBrowser('whole');
const PAGE = '/toolpad/core/react-dashboard-layout';
const NAME = 'DashboardLayoutBasic';
const SCRIPTS = '**/toolpad/assets/demos/**';

const demo = (page: Page) => page.frameLocator(`#${NAME} iframe`);
const alive = (page: Page) => demo(page).locator('body[data-alive]');

/** Runs in the page: whatever waits for a moment goes at once, but for what waits for a sign that never comes. */
function passesAtOnce() {
  const real = setTimeout;
  const soon = (callback: () => void) => real(callback, 0);
  Object.assign(window, {
    setTimeout: (callback: () => void, delay = 0) => (delay >= 5000 ? 0 : soon(callback)),
    requestIdleCallback: soon,
  });
}

/** Runs in the page: what waits for a sign that never comes waits until `endWait` is called. `waits` counts how often it began. */
function waitsForTest() {
  const { setTimeout: start, clearTimeout: stop } = window;
  let waiting = () => {};
  Object.assign(window, {
    waits: 0,
    endWait: () => waiting(),
    setTimeout: (callback: () => void, delay = 0) => {
      if (delay < 5000) return start(callback, delay);
      waiting = callback;
      window.waits += 1;
      return 0;
    },
    clearTimeout: (id?: number) => (id === 0 ? undefined : stop(id)),
  });
}

declare global {
  interface Window {
    waits: number;
    endWait: () => void;
  }
}

/** Keeps the scripts of demos back until they are released. */
function holdScripts() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  return { hold: (page: Page) => page.route(SCRIPTS, async (route) => held.then(() => route.continue())), release };
}

/** Opens a page whose first demo is in view, and waits until nothing more comes by itself. */
async function openUntouched(options: Parameters<typeof open>[1] = {}, path = PAGE) {
  const asked: string[] = [];
  const opened = await open(path, {
    ...options,
    prepare: async (page) => {
      await options.prepare?.(page);
      page.on('request', (request) => request.url().includes('/assets/demos/') && asked.push(request.url()));
    },
  });
  await pageSettled(opened.page);
  return { ...opened, asked };
}

describe('a demo in a page', () => {
  test('is shown, and loads no script before its reader gives a sign', async () => {
    const { page, asked, messages } = await openUntouched();
    await demo(page).getByText('Current path: /dashboard').waitFor();
    expect(await alive(page).count()).toBe(0);
    expect(asked).toEqual([]);
    expect(messages).toEqual([]);
  });

  const signs: [string, (page: Page) => Promise<unknown>][] = [
    ['points at it', (page) => page.locator(`#${NAME} iframe`).hover()],
    ['touches it', (page) => page.locator(`#${NAME} iframe`).tap()],
    ['focuses what is in it', (page) => demo(page).getByRole('button').first().focus()],
    ['turns the wheel', (page) => page.mouse.wheel(0, 40)],
  ];
  test.each(signs)('comes to life when its reader %s', async (_, sign) => {
    const { page, messages } = await openUntouched({ hasTouch: true, prepare: (page) => page.addInitScript(neverWithoutSign) });
    expect(await alive(page).count()).toBe(0);
    await sign(page);
    await alive(page).waitFor();
    expect(messages).toEqual([]);
  });

  const others: [string, (page: Page) => Promise<unknown>][] = [
    ['moves the mouse beside it', (page) => page.mouse.move(300, 120)],
    ['presses a key', (page) => page.keyboard.press('Tab')],
    ['presses a button of the page', (page) => page.locator('header .search').click()],
    ['touches the page', (page) => page.touchscreen.tap(300, 120)],
  ];
  test.each(others)('does not stand in the way when its reader %s', async (_, act) => {
    const { page, asked } = await openUntouched({ hasTouch: true, prepare: (page) => page.addInitScript(passesAtOnce) });
    await act(page);
    await requestsSeen(page);
    expect(asked).toEqual([]);
  });

  test('is passed by a pointer on its way', async () => {
    const { page, asked } = await openUntouched({
      prepare: async (page) => {
        await page.clock.install();
        await page.addInitScript(neverWithoutSign);
      },
    });
    await page.clock.pauseAt(Date.now() + 1000);
    const box = await page.locator(`#${NAME} iframe`).boundingBox();
    await page.mouse.move(box!.x + 40, box!.y + 40);
    await page.mouse.move(box!.x + 40, box!.y - 40);
    await page.clock.runFor(1000);
    await requestsSeen(page);
    expect(asked).toEqual([]);
    await page.mouse.move(box!.x + 40, box!.y + 40);
    await page.clock.runFor(1000);
    await alive(page).waitFor();
  });

  test('comes to life when its reader gives no sign for long', async () => {
    const { page } = await openUntouched({ prepare: (page) => page.clock.install() });
    await page.clock.fastForward(10_000);
    await alive(page).waitFor();
  });

  test('does not stand in the way of a reader who types in its page, however long that takes', async () => {
    const { page, asked } = await openUntouched({ prepare: (page) => page.addInitScript(waitsForTest) }, '/toolpad/core');
    const [frame] = page.frames().filter((frame) => frame.url().includes('/_demo/'));
    const before = await frame!.evaluate(() => window.waits);
    expect(before).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: 'What is your app called?' }).pressSequentially('Acme');
    // Each letter begins the wait again.
    expect(await frame!.evaluate(() => window.waits)).toBe(before + 4);
    await requestsSeen(page);
    expect(asked).toEqual([]);
    await frame!.evaluate(() => window.endWait());
    await frame!.locator('body[data-alive]').waitFor();
  });

  test.each([
    ['that the build has rendered', PAGE],
    ['with a grid', '/toolpad/core/react-crud'],
  ])('%s waits while its page is only being prepared', async (_, path) => {
    const { page, asked } = await openUntouched(
      {
        prepare: async (page) => {
          await page.clock.install();
          await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
        },
      },
      path,
    );
    const [frame] = page.frames().filter((frame) => frame.url().includes('/_demo/'));
    const linked = asked.length;
    await page.clock.pauseAt(Date.now() + 1000);
    await page.locator('.demo iframe').first().hover();
    await page.clock.runFor(10_000);
    await requestsSeen(page);
    expect(asked.slice(linked)).toEqual([]);
    expect(await fetchedBy(frame!)).toEqual([]);
    await frame!.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await page
      .locator('.demo iframe')
      .first()
      .hover({ position: { x: 60, y: 60 } });
    await page.clock.runFor(1000);
    await frame!.locator('body[data-alive]').waitFor();
  });

  test('that is pressed before it is alive answers each press once, when it is', async () => {
    const { hold, release } = holdScripts();
    const { page, messages } = await open(PAGE, { prepare: hold });
    const clicks = await demo(page)
      .locator('body')
      .evaluateHandle((body) => {
        const arrived: EventTarget[] = [];
        body.addEventListener('click', ({ target }) => target && arrived.push(target));
        return arrived;
      });
    await demo(page).getByRole('link', { name: 'Orders' }).filter({ visible: true }).first().click();
    await demo(page).getByRole('button', { name: 'Switch theme mode' }).click();
    expect(await alive(page).count()).toBe(0);
    release();
    await demo(page).getByText('Current path: /orders').waitFor();
    await demo(page).locator(':root[data-toolpad-color-scheme=dark]').waitFor();
    expect(await clicks.evaluate((arrived) => arrived.length)).toBe(2);
    expect(messages).toEqual([]);
  });

  test.each<[string, string, string, Parameters<typeof open>[1]]>([
    ['of a landing page', '/toolpad/core', '.hero iframe', {}],
    ['that wears the reader’s app', `${PAGE}?name=Nordwind`, `#${NAME} iframe`, {}],
    ['right to left', PAGE, `#${NAME} iframe`, { cookies: { direction: 'rtl' } }],
  ])('%s, pressed on what its script replaces, goes on from there', async (_, path, selector, options) => {
    const { hold, release } = holdScripts();
    const { page, messages } = await open(path, { ...options, prepare: hold });
    const entry = (state = '') => page.frameLocator(selector).locator(`a${state}`, { hasText: 'Orders' }).filter({ visible: true }).first();
    await entry().click();
    release();
    await entry('.Mui-selected').waitFor();
    expect(messages).toEqual([]);
  });
});
