import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/studio/getting-started';
const zoom = (page: Page) => page.getByRole('button', { name: /^Enlarge picture: The editor in the browser/ });

describe('a picture', () => {
  test.each(['click', 'keyboard'])('is enlarged by %s; Escape closes it and the focus returns', async (by) => {
    const { page, messages } = await open(PAGE);
    await pageSettled(page);
    await zoom(page).scrollIntoViewIfNeeded();
    const small = (await page.locator('.picture svg').first().boundingBox())?.width ?? 0;
    if (by === 'click') await zoom(page).click();
    else {
      await zoom(page).focus();
      await page.keyboard.press('Enter');
    }
    const dialog = page.getByRole('dialog', { name: /^The editor in the browser/ });
    await dialog.waitFor();
    expect((await dialog.locator('svg').filter({ visible: true }).boundingBox())?.width).toBeGreaterThan(small);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await zoom(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('is closed by its button and by a press anywhere', async () => {
    const { page } = await open(PAGE);
    for (const press of [() => page.getByRole('button', { name: 'Close picture' }).click(), () => page.mouse.click(300, 400)]) {
      await zoom(page).click();
      await page.getByRole('dialog').waitFor();
      await press();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  test('is larger than a phone, and can be scrolled there', async () => {
    const { page } = await open(PAGE, { viewport: { width: 390, height: 844 } });
    await zoom(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect((await dialog.locator('svg').filter({ visible: true }).boundingBox())?.width).toBeGreaterThan(700);
    expect(await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });

  test.each([PAGE, '/zh/toolpad/studio', '/toolpad/studio/concepts/queries', '/toolpad/studio/how-to-guides/map-display'])(
    'of %s can be read on a phone without enlarging it: the labels of diagrams have at least 9 px',
    async (path) => {
      const { page } = await open(path, { viewport: { width: 390, height: 844 } });
      const sizes = await page
        .locator('article svg.diagram text')
        .evaluateAll((labels) =>
          labels
            .filter((label) => label.checkVisibility())
            .map((label) => Number(label.getAttribute('font-size')) * ((label as SVGTextElement).ownerSVGElement?.getScreenCTM()?.d ?? 0)),
        );
      expect(sizes.length).toBeGreaterThan(3);
      expect(Math.min(...sizes)).toBeGreaterThan(9);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );

  test.each([
    '/toolpad/studio/getting-started/why-toolpad',
    '/toolpad/studio/concepts/queries',
    '/toolpad/studio/concepts/deployment',
    '/toolpad/studio/concepts/custom-server',
    '/toolpad/studio/how-to-guides/connect-to-databases',
    '/toolpad/studio/how-to-guides/render-deploy',
  ])('of %s stands upright on a phone: nothing of it has to be scrolled to', async (path) => {
    const { page } = await open(path, { viewport: { width: 390, height: 844 } });
    const widths = await page
      .locator('article svg.diagram')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBeLessThanOrEqual(358);
  });

  test('needs no script to be read, and has no button then', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    expect(await page.locator('.picture svg').first().isVisible()).toBe(true);
    expect(await zoom(page).count()).toBe(0);
  });
});

describe('a picture with a dark variant', () => {
  const shown = (page: Page) =>
    page.locator('.picture .zoomable > img').evaluateAll((all) => all.filter((img) => img.checkVisibility()).map((img) => img.className));

  test('is enlarged in the mode of the page', async () => {
    const { page } = await open(PAGE, { colorScheme: 'dark' });
    await page.getByRole('button', { name: /^Enlarge picture: The editor with a page of orders/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const large = dialog.locator('img').filter({ visible: true });
    expect(await large.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src.split('/').pop()))).toEqual([
      'editor-dark@1.5x.webp',
    ]);
    expect((await large.boundingBox())?.width).toBeGreaterThan(1000);
  });

  test.each([
    ['light', undefined, 'on-light'],
    ['dark', undefined, 'on-dark'],
    ['light', 'dark', 'on-dark'],
    ['dark', 'light', 'on-light'],
  ] as const)('in a system that is %s, mode %s, shows %s, also before script', async (colorScheme, mode, expected) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open(PAGE, { colorScheme, javaScriptEnabled, cookies: mode ? { 'mui-mode': mode } : {} });
      expect(await shown(page)).toEqual([expected]);
      await page.emulateMedia({ media: 'print' });
      expect(await shown(page)).toEqual(['on-light']);
    }
  });
});
