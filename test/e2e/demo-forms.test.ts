import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoToolbar } from '../../scripts/content/demo-toolbar.ts';
import { useBrowser } from '../helpers/browser.ts';

const { open } = useBrowser();
/** A late font may still move the text above by some lines. */
const WINDOW_HEIGHT_PX = 900;
const PAGE = '/toolpad/core/react-dashboard-layout';

describe('an address with a hash', () => {
  test.each([
    ['#DashboardLayoutSlots.js', 'JS'],
    ['#DashboardLayoutSlots.tsx', 'TS'],
    ['#tailwind-DashboardLayoutSlots.tsx', 'TS'],
    ['#system-DashboardLayoutSlots.js', 'JS'],
  ])('%s opens the code in its variant and scrolls to the demo', async (hash, variant) => {
    const { page, messages } = await open(PAGE + hash);
    const demo = page.locator('#DashboardLayoutSlots');
    await demo.getByRole('button', { name: 'Hide code' }).waitFor();
    expect(await demo.locator('.demo-source code').filter({ visible: true }).innerText()).toMatch(
      variant === 'TS' ? /: Navigation/ : /NAVIGATION = /,
    );
    expect(await demo.getByRole('button', { name: variant, exact: true }).getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => demo.evaluate((element) => element.getBoundingClientRect().top), { timeout: 10_000 })
      .toBeLessThan(WINDOW_HEIGHT_PX);
    expect(await page.locator('.demo-source').count()).toBe(1);
    expect(messages).toEqual([]);
  });

  test('#Name scrolls and opens nothing; a later hash opens', async () => {
    const { page, messages } = await open(`${PAGE}#DashboardLayoutSlots`);
    const demo = page.locator('#DashboardLayoutSlots');
    await expect
      .poll(() => demo.evaluate((element) => element.getBoundingClientRect().top), { timeout: 10_000 })
      .toBeLessThan(WINDOW_HEIGHT_PX);
    expect(await page.locator('.demo-source').count()).toBe(0);
    await page.evaluate(() => location.assign('#DashboardLayoutSlots.js'));
    await demo.getByRole('button', { name: 'Hide code' }).waitFor();
    expect(messages).toEqual([]);
  });

  test.each(['#Nothing.tsx', '#main-content.js', '#%.js', '#.tsx'])('%s names no demo and is ignored', async (hash) => {
    const { page, messages } = await open(PAGE + hash);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.demo-source').count()).toBe(0);
    expect(messages).toEqual([]);
  });
});

/** The page as it would be if its first demo had a second styling; no demo of this site has one yet. */
async function openWithStylings(cookies: Record<string, string>): Promise<{ page: Page; messages: string[] }> {
  const opened = await open('/toolpad', { cookies });
  const file = (styling: string) => `content/demos/a/b/${styling}/index.tsx`;
  const toolbar = demoToolbar({
    name: 'DashboardLayoutBasic',
    group: 'a',
    stylings: { system: file('system'), tailwind: file('tailwind') },
  });
  await opened.page.waitForLoadState('networkidle');
  await opened.page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<div class="demo-toolbar".*?<\/span><\/div>/s, toolbar.replace(/\{\{t:([\w.]+)\}\}/g, '$1'))
      .replace('id="DashboardLayoutBasic"', '$& data-stylings="system tailwind"')
      .replace('<div class="demo-preview">', '$&<div data-styling="system">plain</div><div data-styling="tailwind">windy</div>');
    await route.fulfill({ response, body: html });
  });
  await opened.page.goto(PAGE);
  return opened;
}

describe('a demo in several stylings', () => {
  test('shows the chosen one from the start', async () => {
    const { page } = await openWithStylings({ codeStyling: 'tailwind' });
    expect(await page.getByText('windy', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('plain', { exact: true }).isVisible()).toBe(false);
  });

  test('falls back to its first', async () => {
    const { page } = await openWithStylings({ codeStyling: 'css' });
    expect(await page.getByText('plain', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('windy', { exact: true }).isVisible()).toBe(false);
  });

  test('has a menu, by keyboard too, that is kept for a year', async () => {
    const { page, messages } = await openWithStylings({});
    const toolbar = page.locator('#DashboardLayoutBasic .demo-toolbar');
    await toolbar.getByRole('button', { name: 'settings.codeStyling' }).press('Enter');
    const item = (name: string) => page.getByRole('menuitemradio', { name: `settings.${name}` });
    await item('stylingSystem').waitFor();
    expect(await item('stylingSystem').getAttribute('aria-checked')).toBe('true');
    await item('stylingSystem').press('ArrowDown');
    await expect.poll(() => item('stylingTailwind').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('windy', { exact: true }).waitFor();
    expect(await item('stylingTailwind').count()).toBe(0);
    expect(await page.context().cookies()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'codeStyling', value: 'tailwind' })]),
    );
    expect(messages).toEqual([]);
  });
});
