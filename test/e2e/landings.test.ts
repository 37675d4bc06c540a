import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../helpers/browser/browser.ts';

const { open } = useBrowser();

/** The characters of the longest line of prose. */
function longestLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    let longest = 0;
    for (const paragraph of document.querySelectorAll('main :is(p, li)')) {
      const { lineHeight } = getComputedStyle(paragraph);
      const lines = Math.round(paragraph.clientHeight / Number.parseFloat(lineHeight));
      // A line holds what a paragraph of several has on average in all but its last one.
      if (lines > 1 && paragraph.children.length === 0) longest = Math.max(longest, paragraph.textContent.length / lines);
    }
    return longest;
  });
}

describe.each(['/toolpad', '/toolpad/core', '/toolpad/studio'])('%s', (path) => {
  test.each([1440, 1920])('has no line of more than 68 characters at %i px', async (width) => {
    const { page } = await open(path, { viewport: { width, height: 900 } });
    const longest = await longestLine(page);
    expect(longest).toBeGreaterThan(20);
    expect(longest).toBeLessThanOrEqual(68);
  });
});

test.each([360, 768, 1024, 1440, 1920])('the scene of the hero is whole at %i px', async (width) => {
  const { page } = await open('/toolpad/core', { viewport: { width, height: 900 } });
  await pageSettled(page);
  const frame = page.frames().find((one) => one.url().includes('DashboardLayoutOverview'))!;
  const cut = await frame.evaluate(() => {
    const [figure] = [...document.querySelectorAll('ul, table')].filter((element) => element.closest('main')).slice(-1);
    const { bottom } = document.querySelector('main section')!.getBoundingClientRect();
    return { shown: figure !== undefined, below: bottom - innerHeight, beyond: document.documentElement.scrollWidth - innerWidth };
  });
  expect(cut.shown).toBe(true);
  expect(cut.below).toBeLessThanOrEqual(0);
  expect(cut.beyond).toBe(0);
});

test('code stands beside the app that it makes', async () => {
  const { page } = await open('/toolpad/core');
  const [code, app] = await Promise.all([
    page.locator('.beside .code').first().boundingBox(),
    page.locator('.beside iframe').boundingBox(),
  ]);
  expect(app!.x).toBeGreaterThan(code!.x + code!.width);
  expect(Math.abs(app!.y - code!.y)).toBeLessThan(8);
});

test('what is asked, the app and its code are one panel in the first window', async () => {
  const { page } = await open('/toolpad/core', { viewport: { width: 1440, height: 900 } });
  await page.locator('.own-code code span').first().waitFor();
  const box = async (part: string) => (await page.locator(part).boundingBox())!;
  const [form, app, code] = await Promise.all(['.panel>.own-app', '.panel iframe', '.panel>.own-code'].map(box));
  // Most of it, with whichever font.
  expect(code!.y + 400).toBeLessThanOrEqual(900);
  expect(form!.y + form!.height).toBeLessThanOrEqual(app!.y);
  expect([app!.y, app!.x + app!.width].map(Math.round)).toEqual([code!.y, code!.x].map(Math.round));
});

test.each(['ltr', 'rtl'])('the words of a diagram stand where they were drawn, %s', async (direction) => {
  const { page } = await open('/toolpad/studio', { cookies: { direction } });
  const left = await page.evaluate(() => {
    const words = [...document.querySelectorAll<SVGTextElement>('svg.wide text')].find(
      (text) => text.textContent === 'read by the server,',
    )!;
    return words.getBBox().x - Number(words.getAttribute('x'));
  });
  expect(Math.abs(left)).toBeLessThan(1);
});

test('the editor stands beside the file that it writes', async () => {
  const { page } = await open('/toolpad/studio', { viewport: { width: 1440, height: 900 } });
  const [editor, file] = await Promise.all(['.panel img:visible', '.panel .code'].map((part) => page.locator(part).first().boundingBox()));
  expect(file!.x).toBeGreaterThanOrEqual(editor!.x + editor!.width);
  expect(file!.y + 400).toBeLessThanOrEqual(900);
});
