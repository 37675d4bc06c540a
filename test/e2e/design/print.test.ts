import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { renderAll } from '../../helpers/browser/page-shape.ts';

const { open } = useBrowser();
/** A4 without its margins, at 96 dots an inch. */
const paper = { viewport: { width: 672, height: 1002 } };
const PAGES = [
  '/toolpad',
  '/toolpad/core',
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
    // A printer renders all; a window that only looks like paper does not.
    await page.evaluate(renderAll);
    expect(await page.evaluate(cutOff)).toEqual([]);
    expect(await shown(page, 'h1')).toBe(1);
    const furniture = 'body > header, nav, body > footer a, iframe, button, fieldset, .edit';
    expect(await shown(page, furniture)).toBe(0);
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
      .evaluateAll((panels) =>
        panels.map((panel) => {
          const { content, display, breakAfter } = getComputedStyle(panel, '::before');
          return [content, display, breakAfter];
        }),
      );
    // A name that is a box of its own stays with its code where a sheet ends.
    expect(names).toEqual(['"npm"', '"pnpm"', '"yarn"'].map((name) => [name, 'block', 'avoid']));
  });

  test.each(['/toolpad/core/react-dashboard-layout', '/zh/toolpad/core/react-dashboard-layout'])(
    '%s says its address, versions and day, and the whole address of each link and demo',
    async (path) => {
      const { page } = await openOnPaper(path);
      const site = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) as string).origin;
      const written = (selector: string, side = '::after') =>
        page
          .locator(selector)
          .filter({ visible: true })
          .evaluateAll((elements, side) => elements.map((element) => getComputedStyle(element, side).content.replaceAll('" "', '')), side);
      expect(await written('body > footer p')).toEqual([`"${site}${path}"`]);
      expect(await page.locator('body > footer p').first().textContent()).toMatch(/0\.14\.0.*0\.13\.0/);
      expect(await shown(page, '.changed time')).toBe(await page.locator('.changed time').count());
      const links = await written('#main-content .body a[href^="/"]');
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toMatch(new RegExp(`^" \\(${site}/`));
      const demos = await page.locator('.demo').evaluateAll((figures) => figures.map(({ id }) => id));
      expect(await written('.demo', '::before')).toEqual(demos.map((id) => `"▷ ${site}/toolpad/_demo/${id}"`));
    },
  );

  test('names and words of a table stay whole', async () => {
    const { page } = await openOnPaper('/toolpad/core/api/dashboard-layout');
    const lines = await page.locator('#main-content :is(th, td + td + td code)').evaluateAll((cells) =>
      cells
        .filter((cell) => cell.checkVisibility() && /^\w{1,9}$/.test(cell.textContent))
        .map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return [cell.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
        }),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
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
