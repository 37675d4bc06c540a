import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

const RENDERED_NEAR = '.body :is(pre, .table, .demo)';

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe.each([
  '/toolpad/core/introduction/installation',
  '/toolpad/core/introduction/base-concepts',
  '/toolpad/core/react-dashboard-layout',
  '/zh/toolpad/core/react-crud',
  '/toolpad/core/api/dashboard-layout',
])('%s', (path) => {
  test.each([390, 1440])('is as high at %i px before all of it was rendered as after', async (width) => {
    const { page } = await open(path, { viewport: { width, height: 500 } });
    await pageSettled(page);
    const before = await heightOf(page);
    const far = await page.evaluate(
      (near) =>
        [...document.querySelectorAll(near)].filter((box) => !box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      RENDERED_NEAR,
    );
    expect(far.length).toBeGreaterThan(0);
    await page.evaluate((near) => {
      for (const box of document.querySelectorAll<HTMLElement>(near)) box.style.contentVisibility = 'visible';
    }, RENDERED_NEAR);
    const after = await heightOf(page);
    expect(Math.abs(before / after - 1)).toBeLessThan(0.05);
  });
});

test.each([
  ['a heading', '/toolpad/core/introduction/base-concepts', '.body h2[id]'],
  ['a row of a table', '/toolpad/core/api/dashboard-layout', '.table tr[id]'],
])('%s far below is where its address leads', async (_, path, selector) => {
  const { page } = await open(path);
  const ids = await page.locator(selector).evaluateAll((all) => all.map(({ id }) => id));
  const id = ids[Math.floor(ids.length * 0.7)]!;
  await page.goto(`${path}#${id}`);
  await pageSettled(page);
  const { top, below } = await page.locator(`[id="${id}"]`).evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    below: document.documentElement.scrollHeight - scrollY - innerHeight,
  }));
  expect(below).toBeGreaterThan(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(160);
});

test('what is read stays in its place while all above it is rendered', async () => {
  const path = '/toolpad/core/introduction/base-concepts';
  const { page } = await open(path);
  const headings = await page.locator('.body h2[id]').evaluateAll((all) => all.map(({ id }) => id));
  await page.goto(`${path}#${headings.at(-2)}`);
  await pageSettled(page);
  const heading = page.locator(`#${headings.at(-2)}`);
  for (let step = 0; step < 30; step += 1) {
    const before = await heading.evaluate((element) => element.getBoundingClientRect().top);
    await page.evaluate(async () => {
      scrollBy({ top: -100, behavior: 'instant' });
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    });
    const after = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(after - before - 100)).toBeLessThanOrEqual(1);
  }
});

test('a page that is loaded again shows what it showed', async () => {
  const { page } = await open('/toolpad/core/introduction/base-concepts');
  await pageSettled(page);
  const heading = page.locator('.body h2[id]').last();
  await heading.scrollIntoViewIfNeeded();
  await pageSettled(page);
  const before = await heading.evaluate((element) => element.getBoundingClientRect().top);
  await page.reload();
  await pageSettled(page);
  // A line or two off, by what was guessed above it.
  const moved = () => heading.evaluate((element, top) => Math.abs(element.getBoundingClientRect().top - top), before);
  await expect.poll(moved).toBeLessThan(60);
});

test('code that is far is in the accessibility tree, and is found in the page', async () => {
  const { page } = await open('/toolpad/core/introduction/base-concepts');
  await pageSettled(page);
  const code = page.locator('.body pre', { hasText: 'WelcomeBack' });
  expect(await code.evaluate((pre) => pre.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  expect(await page.locator('main').ariaSnapshot()).toContain('WelcomeBack');
  // Not in lib.dom: https://developer.mozilla.org/docs/Web/API/Window/find
  expect(await page.evaluate(() => (window as { find?: (text: string) => boolean }).find?.('WelcomeBack'))).toBe(true);
  await expect.poll(async () => (await code.boundingBox())!.y).toBeLessThan(720);
});
