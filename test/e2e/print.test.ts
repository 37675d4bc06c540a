import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../helpers/browser.ts';

const { open } = useBrowser();
/** A4 without its margins, at 96 dots an inch. */
const paper = { viewport: { width: 672, height: 1002 } };
const PAGES = [
  '/toolpad',
  '/toolpad/core/introduction/installation',
  '/toolpad/core/introduction/base-concepts',
  '/toolpad/core/react-dashboard-layout',
  '/toolpad/core/api/dashboard-layout',
  '/toolpad/studio/getting-started',
];

/** What does not fit its box, and so would be cut off on paper. */
function cutOff() {
  const boxes = [document.documentElement, ...document.querySelectorAll('#main-content :is(pre, figure, table, .table, p, article)')];
  const isShown = (box: { checkVisibility(): boolean }) => box.checkVisibility();
  return boxes
    .filter((box) => isShown(box) && box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0)
    .map((box) => box.outerHTML.slice(0, 90));
}

async function openOnPaper(path: string, options = {}) {
  const opened = await open(path, { ...paper, ...options });
  await pageSettled(opened.page);
  await opened.page.emulateMedia({ media: 'print' });
  return opened;
}

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

describe('on paper', () => {
  test.each(PAGES)('%s has its article alone, nothing cut off, and prints', async (path) => {
    const { page, messages } = await openOnPaper(path);
    expect(await page.evaluate(cutOff)).toEqual([]);
    expect(await shown(page, 'h1')).toBe(1);
    expect(await shown(page, 'body > header, nav, body > footer, iframe, button:not(article button), #main-content button, fieldset')).toBe(
      0,
    );
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(messages).toEqual([]);
  });

  test('tabs are unfolded, each under its name', async () => {
    const { page } = await openOnPaper('/toolpad/core/introduction/installation');
    const names = await page
      .locator('.tabs')
      .first()
      .locator('.tab-panel')
      .filter({ visible: true })
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
    expect(names).toEqual(['"npm"', '"pnpm"', '"yarn"']);
  });

  test('links have their address, code is dark on white and whole', async () => {
    const { page } = await openOnPaper('/toolpad/core/introduction/base-concepts', { colorScheme: 'dark' });
    const link = page.locator('#main-content .body a[href^="http"], #main-content .body a[href^="/"]').first();
    const href = await link.getAttribute('href');
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content.replaceAll('" "', ''))).toContain(href);
    const look = await page
      .locator('figure.code pre')
      .first()
      .evaluate((pre) => {
        const { whiteSpace, color } = getComputedStyle(pre.querySelector('code') as Element);
        return { whiteSpace, color, maxHeight: getComputedStyle(pre).maxHeight };
      });
    expect(look).toEqual({ whiteSpace: 'pre-wrap', color: 'rgb(0, 0, 0)', maxHeight: 'none' });
  });

  test('a light system sees a light page', async () => {
    const { page } = await open(PAGES[1]!, { colorScheme: 'light' });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });

  test.each([undefined, 'dark'])('a dark page (chosen: %s) is printed light', async (mode) => {
    const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const { page } = await openOnPaper(PAGES[1]!, { colorScheme: 'dark', cookies: mode ? { 'mui-mode': mode } : {} });
    expect(await background(page)).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });
    expect(await background(page)).not.toBe('rgb(255, 255, 255)');
  });
});
