import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { paths } from '#content';
import { axeViolations, COLOR_RULES } from '../../helpers/browser/axe.ts';
import { demosAlive, type OpenPage, pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { watchFirstPaint } from '../../helpers/browser/first-paint.ts';
import { layoutShifts } from '../../helpers/browser/layout-shift.ts';
import { inspectPage, PAGE_AS_IT_SHOULD_BE, renderAll, WIDTHS, wideLetters } from '../../helpers/browser/page-shape.ts';

const { open } = useBrowser();
const HEIGHT = 900;
const linked = new Set<string>();

/** Links of the page to places of its own that are not there, and addresses of other pages. Runs in the page. */
function linksOf() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.origin === location.origin);
  const here = links.filter((link) => link.pathname === location.pathname && link.hash !== '');
  const broken = here.filter((link) => !document.getElementById(decodeURIComponent(link.hash.slice(1)))).map((link) => link.hash);
  return { broken, targets: links.map((link) => link.pathname) };
}

/** Leaves the page before it is opened again: what a frame of it still loads is cut off without a word. */
async function openAgain({ page, messages }: OpenPage) {
  expect.soft(messages, 'console').toEqual([]);
  const address = page.url();
  await page.goto('about:blank');
  messages.length = 0;
  await page.goto(address);
  await pageSettled(page);
  await demosAlive(page);
}

async function checkFirstPaint({ page, messages }: OpenPage) {
  // Next time it is in the browser's cache, as it is on every page but a reader's first.
  if (await page.evaluate(() => window.fontCameLate())) await openAgain({ page, messages });
  expect
    .soft(await page.evaluate(() => window.look()), 'after the first paint')
    .toMatchObject((await page.evaluate(() => window.firstPaint)) as object);
  expect.soft(await page.evaluate(layoutShifts), 'layout shifts').toEqual([]);
}

async function checkWidths(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await page.evaluate(inspectPage), `${width} px`).toEqual(PAGE_AS_IT_SHOULD_BE);
  }
}

/** On a small phone, where its font came too late. */
async function checkWideLetters(page: Page) {
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  await page.evaluate(wideLetters);
  expect.soft(await page.evaluate(inspectPage), 'in wide letters').toMatchObject({ overflow: 0 });
}

test.each(paths.map((path, index) => [path, index % 2 ? 390 : 1440] as const))(
  '%s, first at %i px: steady from its first paint, fits, is accessible in light and dark, leads somewhere, says nothing',
  async (path, width) => {
    const prepare = (page: Page) => page.addInitScript(watchFirstPaint);
    const { page, messages } = await open(path, { colorScheme: 'light', viewport: { width, height: HEIGHT }, prepare });
    await pageSettled(page);
    await demosAlive(page);
    await checkFirstPaint({ page, messages });
    const { broken, targets } = await page.evaluate(linksOf);
    expect.soft(broken, 'links into the page').toEqual([]);
    for (const target of targets) linked.add(target);
    await page.evaluate(renderAll);
    await checkWidths(page);
    expect.soft(await axeViolations(page), 'axe, light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('body.mode-dark').waitFor();
    expect.soft(await axeViolations(page, COLOR_RULES), 'axe, dark').toEqual([]);
    await checkWideLetters(page);
    expect.soft(messages, 'console').toEqual([]);
  },
);

test('every link of a page, its scripts’ among them, leads to an answer', async () => {
  const own = [...linked].filter((path) => !path.startsWith('/toolpad/assets/'));
  const statuses = await Promise.all(own.map(async (path) => [path, (await fetch(inject('siteUrl') + path)).status]));
  expect(own.length).toBeGreaterThanOrEqual(paths.length);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});
