import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';

const { open } = useBrowser();
const PAGES = ['/toolpad/core/introduction/installation', '/toolpad', '/toolpad/settings'];
const MIN_TARGET_PX = 24;

/** The frame's links and buttons that are smaller than a target may be (WCAG 2.2, 2.5.8). */
function smallTargets(least: number): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'header a, header button, #side-nav a, #side-nav summary, #side-nav button, #toc a, main>form :is(label,button), .menus summary',
  );
  const boxes = [...all]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  return boxes.filter(({ box }) => box.width < least || box.height < least).map(({ element }) => element.outerHTML.slice(0, 100));
}

/** What has the focus, if no part of it can be seen between the header and the window's end. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body || element.tagName === 'IFRAME' || element.closest('header,.skip')) return null;
  const { top, bottom } = element.getBoundingClientRect();
  const under = document.querySelector('header')!.getBoundingClientRect().bottom;
  return bottom <= under + 1 || top >= innerHeight - 1 ? `${element.outerHTML.slice(0, 90)} at ${top}–${bottom}` : null;
}

describe.each(PAGES)('%s', (path) => {
  test.each(['false', 'true'])('has targets of 24 px (dense: %s)', async (dense) => {
    const { page } = await open(path, { cookies: { dense } });
    expect(await page.evaluate(smallTargets, MIN_TARGET_PX)).toEqual([]);
  });

  test.each([
    ['320 px', { viewport: { width: 320, height: 640 } }, 1],
    ['320 px, right to left', { viewport: { width: 320, height: 640 }, cookies: { direction: 'rtl' } }, 1],
    ['text of 200 % at 1280 px', { viewport: { width: 1280, height: 800 } }, 2],
  ] as const)('never scrolls sideways at %s', async (_case, options, zoom) => {
    const { page } = await open(path, options);
    await page.evaluate((factor) => document.documentElement.style.setProperty('zoom', String(factor)), zoom);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(content).toBeLessThanOrEqual(window!);
  });

  test('moves nothing for readers who asked for less motion', async () => {
    const { page } = await open(path, { reducedMotion: 'reduce' });
    await openSettings(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration + getComputedStyle(element).animationDuration))
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
  });

  test('never hides the focus under its header', async () => {
    const { page } = await open(path, { viewport: { width: 1440, height: 500 } });
    for (let count = 0; count < 60; count += 1) {
      await page.keyboard.press('Tab');
      // The browser scrolls what has the focus into view a moment later.
      await expect.poll(() => page.evaluate(hiddenFocus)).toBe(null);
    }
  });
});

test('forced colors: the current page and the focus are still told apart', async () => {
  const { page } = await open(PAGES[0]!, { forcedColors: 'active' });
  const looks = await page.evaluate(() => {
    const look = (selector: string) => {
      const { borderInlineStartColor, borderInlineStartStyle, outlineStyle, fontWeight } = getComputedStyle(
        document.querySelector(selector)!,
      );
      return { borderInlineStartColor, borderInlineStartStyle, outlineStyle, fontWeight };
    };
    return [look('#side-nav a[aria-current="page"]'), look('#side-nav a:not([aria-current])')];
  });
  expect(looks[0]).not.toEqual(looks[1]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe('none');
});
