import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { chosen, dialogOf, fieldOf, openSearch, optionsOf } from '../../helpers/browser/search-dialog.ts';

const PAGE = '/toolpad/core/introduction/installation';
/** The page with most elements. */
const LARGE = '/toolpad/core/react-dashboard-layout';
const CODE = '**/assets/chunks/activate-search-*.js';
const { open } = useBrowser();

/** A page whose dialog gets what answers in it no sooner than it is released. */
async function openHeld(options: Parameters<typeof open>[1] = {}) {
  const code = Promise.withResolvers<void>();
  const opened = await open(PAGE, {
    ...options,
    prepare: (page) =>
      page.route(CODE, async (route) => {
        await code.promise;
        await route.continue();
      }),
  });
  return { ...opened, release: code.resolve };
}

/** The fonts that what is at a selector is drawn with. */
async function fontsAt(page: Page, selector: string): Promise<Set<string>> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('DOM.enable');
  await debug.send('CSS.enable');
  const { root } = await debug.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await debug.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const drawn = await Promise.all(nodeIds.map((nodeId) => debug.send('CSS.getPlatformFontsForNode', { nodeId })));
  return new Set(drawn.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)));
}

/** Presses Escape where the browser closes nothing by itself. */
async function escapeAlone(page: Page): Promise<void> {
  await dialogOf(page).evaluate((dialog) => dialog.removeAttribute('closedby'));
  await page.keyboard.press('Escape');
}

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

describe('before what answers in it has come', () => {
  test.each(['/', 'Control+k', 'a press'])('%s shows it at once, and what is typed stays in its field', async (way) => {
    const { page, messages, release } = await openHeld();
    if (way === 'a press') await button(page).click();
    else await page.keyboard.press(way);
    await page.keyboard.type('crud');
    expect(await fieldOf(page).inputValue()).toBe('crud');
    release();
    await expect.poll(() => chosen(page).getAttribute('href')).toContain('crud');
    await page.keyboard.type(' list');
    expect(await fieldOf(page).inputValue()).toBe('crud list');
    expect(messages).toEqual([]);
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Escape, in a browser without `closedby`,', (page) => escapeAlone(page)],
    ['Control+k', (page) => page.keyboard.press('Control+k')],
    ['its button', (page) => dialogOf(page).getByRole('button', { name: 'Close search' }).click()],
    ['a press beside it', (page) => page.mouse.click(20, 450)],
  ])('%s closes it and gives the focus back; opened again, it is empty', async (_, close) => {
    const { page, release } = await openHeld();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('crud');
    expect(await page.locator('header .search').getAttribute('aria-expanded')).toBe('true');
    await close(page);
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false');
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    release();
    await openSearch(page);
    await optionsOf(page).first().waitFor();
    expect(await fieldOf(page).inputValue()).toBe('');
  });

  test('Enter leads to the results page, but not with nothing asked', async () => {
    const { page } = await openHeld();
    await openSearch(page);
    await page.keyboard.press('Enter');
    await fieldOf(page).fill('hide sidebar');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/toolpad/search?q=hide+sidebar');
    expect(await page.locator('main li a').first().getAttribute('href')).toBe('/toolpad/core/react-dashboard-layout#hide-navigation');
  });

  test.each([
    [1440, 900],
    [390, 844],
  ])('at %i × %i it stands where it stays', async (width, height) => {
    const { page, release } = await openHeld({ viewport: { width, height } });
    await openSearch(page);
    const boxes = () =>
      dialogOf(page).evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('.field > *')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const before = await boxes();
    release();
    await dialogOf(page).getByRole('group', { name: 'Good places to start' }).waitFor();
    expect(await boxes()).toEqual(before);
  });

  test('Tab stays in it, and goes around', async () => {
    const { page } = await openHeld();
    await openSearch(page);
    // The browser's own controls come after the last.
    const isInside = () =>
      page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null);
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await fieldOf(page).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('close');
    await page.keyboard.press('Shift+Tab');
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test.each<[string, { width: number; height: number }, (page: Page) => Promise<unknown>]>([
    ['the drawer', { width: 390, height: 844 }, (page) => page.getByRole('button', { name: 'Open main navigation' }).click()],
    ['the settings', { width: 1440, height: 900 }, (page) => page.getByRole('button', { name: 'Settings' }).click()],
  ])('opened by keys over %s it lies above, and takes what is typed', async (_, viewport, show) => {
    const { page } = await open(PAGE, { viewport });
    await show(page);
    await page.locator(':popover-open, [role=dialog]').first().waitFor();
    await openSearch(page);
    await page.keyboard.type('crud');
    expect(await fieldOf(page).inputValue()).toBe('crud');
    const box = await fieldOf(page).boundingBox();
    const topmost = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x + 20, y + 20)?.closest('dialog.search') !== null;
    expect(await page.evaluate(topmost, box!)).toBe(true);
  });

  test('Escape closes it in a browser without `closedby`, wherever the focus is', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await optionsOf(page).first().waitFor();
    // As after a press on what takes no focus.
    await fieldOf(page).blur();
    await escapeAlone(page);
    await dialogOf(page).waitFor({ state: 'detached' });
  });

  // The first letter of a font takes a slow phone as long as all else in the dialog.
  test('needs no font that its page does without', async () => {
    const { page } = await open(LARGE);
    await pageSettled(page);
    // Arrows come from the font that stands in where the page's own is late.
    await page.evaluate(() => {
      const word = Object.assign(document.createElement('p'), { id: 'stand-in', textContent: 'Word' });
      word.style.fontFamily = getComputedStyle(document.body).fontFamily.replace(/^Roboto, /, '');
      document.body.appendChild(word);
    });
    const known = new Set([...(await fontsAt(page, 'main *')), ...(await fontsAt(page, '#stand-in'))]);
    await openSearch(page);
    await optionsOf(page).first().waitFor();
    const needed = await fontsAt(page, 'dialog.search *');
    expect(needed.size).toBeGreaterThan(0);
    expect([...needed].filter((font) => !known.has(font))).toEqual([]);
  });
});
