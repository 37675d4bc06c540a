import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clipboardText, useBrowser } from '../../helpers/browser/browser.ts';
import { neverWithoutSign } from '../../helpers/browser/never-without-sign.ts';
import { BUILDER_PAGE, builderOpener, styleOf } from '../../helpers/browser/theme-builder.ts';

const { open } = useBrowser('own');
const openBuilder = builderOpener(open);

describe('the theme builder', () => {
  test('is not loaded before it is seen', async () => {
    const scripts: string[] = [];
    const prepare = async (page: Page) => {
      page.on('request', (request) => scripts.push(request.url()));
      await page.addInitScript(() => {
        IntersectionObserver.prototype.observe = () => {};
      });
    };
    const { page } = await open(BUILDER_PAGE, { prepare });
    expect(scripts.filter((url) => /assets\/.*theme-builder/.test(url))).toEqual([]);
    expect(await page.getByText('The theme builder stands here').count()).toBe(1);
  });

  test('a color and a radius change the frame and the code; Reset takes them back', async () => {
    const { builder, frame, code, messages } = await openBuilder();
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(25, 118, 210)');
    await builder.getByLabel('Primary', { exact: true }).fill('#006400');
    await builder.getByLabel('Border radius (px)').fill('3');
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(0, 100, 0)');
    await expect.poll(() => styleOf(frame, 'border-radius')).toBe('3px');
    expect(await code()).toContain("primary: { main: '#006400' },");
    expect(await code()).toContain('shape: { borderRadius: 3 },');
    await builder.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(25, 118, 210)');
    await expect.poll(() => styleOf(frame, 'border-radius')).toBe('12px');
    expect(messages).toEqual([]);
  });

  test.each([390, 1440])('the dashboard stays in sight while the last field is changed, at %i px', async (width) => {
    const { builder } = await openBuilder({ viewport: { width, height: 844 } });
    await builder.getByLabel('Font size (px)').evaluate((field) => field.scrollIntoView({ block: 'end' }));
    const frame = await builder.locator('.previews').boundingBox();
    const field = await builder.getByLabel('Font size (px)').boundingBox();
    expect(frame!.y).toBeGreaterThanOrEqual(0);
    expect(frame!.y + 200).toBeLessThanOrEqual(844);
    // Beside it or above it, never over it.
    expect(field!.x >= frame!.x + frame!.width || field!.y >= frame!.y + frame!.height).toBe(true);
  });

  test('light and dark stand side by side where both fit; elsewhere the dashboard has a switch', async () => {
    const { page, builder, frame, messages } = await openBuilder({ prepare: (page) => page.addInitScript(neverWithoutSign) });
    const dark = page.frameLocator('iframe[src$="ThemeBuilderPreview"]').nth(1);
    const groundOf = (of: typeof frame) => of.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect.poll(() => groundOf(frame)).toBe('rgb(255, 255, 255)');
    await expect.poll(() => groundOf(dark)).toBe('rgb(18, 18, 18)');
    // Nobody has turned to them yet, and the choice of a link must show.
    for (const one of [frame, dark]) await one.locator('body[data-alive]').waitFor();
    await builder.getByLabel('Primary', { exact: true }).fill('#006400');
    for (const one of [frame, dark]) await expect.poll(() => styleOf(one, 'background-color')).toBe('rgb(0, 100, 0)');
    const [left, right] = await Promise.all([0, 1].map((index) => builder.locator('iframe').nth(index).boundingBox()));
    expect(left!.x + left!.width).toBeLessThan(right!.x);
    expect(left!.y).toBe(right!.y);
    await page.setViewportSize({ width: 1280, height: 900 });
    await frame.getByRole('button', { name: /Switch to/ }).waitFor();
    expect(await builder.locator('iframe:visible').count()).toBe(1);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(() => groundOf(dark)).toBe('rgb(18, 18, 18)');
    await builder.getByRole('radio', { name: 'Light only' }).check();
    await expect.poll(() => builder.locator('iframe:visible').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('is in the navigation and among the components', async () => {
    const { page } = await open('/toolpad/core/all-components');
    expect(await page.locator('#side-nav a[href="/toolpad/core/theme-builder"]').count()).toBe(1);
    expect(await page.locator('article a[href="/toolpad/core/theme-builder"]').count()).toBe(1);
  });

  test('one mode takes the switch away, by keyboard', async () => {
    const { builder, frame, code, messages } = await openBuilder({ viewport: { width: 1280, height: 900 } });
    await frame.getByRole('button', { name: /Switch to/ }).waitFor();
    await builder.getByRole('radio', { name: 'Light and dark' }).focus();
    await builder.getByRole('radio', { name: 'Light and dark' }).press('ArrowDown');
    await builder.getByRole('radio', { name: 'Light only' }).press('ArrowDown');
    await frame.getByRole('button', { name: /Switch to/ }).waitFor({ state: 'detached' });
    expect(await code()).toContain("palette: { mode: 'dark', ...palette }");
    await builder.getByRole('checkbox', { name: 'Dense components' }).press('Space');
    await expect.poll(code).toContain("MuiButton: { defaultProps: { size: 'small' } },");
    expect(messages).toEqual([]);
  });

  test('a color without main → the error of the palette, and the last theme stays', async () => {
    const { builder, frame, code } = await openBuilder();
    const field = builder.getByLabel('Secondary', { exact: true });
    await field.fill('');
    await builder.getByText('The palette color secondary must have a main value, and it must be a string.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await code()).toContain("secondary: { main: '#9c27b0' },");
    await field.fill('blue');
    await builder.getByText('secondary is not a color.').waitFor();
    await builder.getByLabel('Spacing (px)').fill('99');
    await builder.getByText('Type a number from 2 to 16.').waitFor();
    await frame.getByRole('button', { name: 'Ship' }).waitFor();
  });

  test('a preset is one step back, a typed color none', async () => {
    const { page, builder, frame } = await openBuilder();
    const primary = builder.getByLabel('Primary', { exact: true });
    const hash = () => page.evaluate(() => location.hash);
    await primary.fill('#006400');
    await expect.poll(hash).toBe('#theme?primary=006400');
    await primary.fill('#640000');
    await builder.getByRole('button', { name: 'Night' }).click();
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(144, 202, 249)');
    expect(await builder.getByRole('button', { name: 'Night' }).getAttribute('aria-pressed')).toBe('true');
    await page.goBack();
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(100, 0, 0)');
    expect(await primary.inputValue()).toBe('#640000');
    await page.goForward();
    await expect.poll(() => primary.inputValue()).toBe('#90caf9');
    expect(await builder.getByRole('radio', { name: 'Dark only' }).isChecked()).toBe(true);
    await builder.getByRole('button', { name: 'Reset' }).click();
    expect(await hash()).toBe('');
  });

  test('contrasts are said in words beside each color, and read with its field', async () => {
    const { builder } = await openBuilder();
    const primary = builder.getByLabel('Primary', { exact: true });
    await primary.fill('#ffffff');
    await builder.getByText('On white 1.00:1 fails').waitFor();
    const described = await primary.evaluate((field) =>
      field
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)?.innerText)
        .join(' '),
    );
    expect(described).toContain('Text on it 16.07:1 passes');
    await builder.getByRole('radio', { name: 'Dark only' }).check();
    expect(await builder.getByText('On white').count()).toBe(0);
  });

  test('Copy copies the code', async () => {
    const { page, builder, code } = await openBuilder({ permissions: ['clipboard-read', 'clipboard-write'] });
    await builder.getByRole('button', { name: 'Copy', exact: true }).click();
    await builder.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboardText(page)).toBe((await code()).trimEnd());
  });

  test('right to left, without a sideways scroll at 390 px', async () => {
    const { page, builder, messages } = await openBuilder({ viewport: { width: 390, height: 844 }, cookies: { direction: 'rtl' } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await builder.count()).toBe(1);
    expect(messages).toEqual([]);
  });

  test('without script a sentence says what it does', async () => {
    const { page } = await open(BUILDER_PAGE, { javaScriptEnabled: false });
    expect(await page.getByText('works with JavaScript: choose colors').isVisible()).toBe(true);
  });

  test.each([
    ['no object', 'theme'],
    ['another kind', { kind: 'other' }],
    ['a theme without colors', { kind: 'theme', choice: { mode: 'both', dense: false } }],
    ['a color with a number as main', { kind: 'theme', choice: { mode: 'both', dense: false, palette: { primary: { main: 1 } } } }],
  ])('the frame ignores a message that is %s', async (_case, message) => {
    const { page, frame, messages } = await openBuilder();
    await page
      .locator('iframe[src$="ThemeBuilderPreview"]')
      .first()
      .evaluate((element: HTMLIFrameElement, data) => {
        element.contentWindow?.postMessage(data, location.origin);
      }, message);
    await expect.poll(() => styleOf(frame, 'background-color')).toBe('rgb(25, 118, 210)');
    expect(messages).toEqual([]);
  });
});
