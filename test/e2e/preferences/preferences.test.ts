import { describe, expect, test } from 'vitest';
import { type OpenPage, useBrowser } from '../../helpers/browser/browser.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction';

const htmlState = ({ page }: OpenPage) =>
  page.evaluate(() => ({ ...document.documentElement.dataset, dir: document.documentElement.dir, body: document.body.className }));

describe('the settings drawer', () => {
  test('opens from its button, holds every group, and closes with Escape', async () => {
    const { page, messages } = await open(PAGE);
    const dialog = await openSettings(page);
    const groups = await dialog
      .getByRole('radiogroup')
      .evaluateAll((all) => all.map((group) => group.querySelector('legend')?.textContent));
    expect(groups).toEqual(['Mode', 'Direction', 'Language', 'Code language', 'Code styling', 'Density']);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(messages).toEqual([]);
  });

  test.each([
    ['Mode', 'Dark', { muiColorScheme: 'dark', body: 'mode-dark' }],
    ['Mode', 'Light', { muiColorScheme: 'light', body: 'mode-light' }],
    ['Direction', 'Right to left', { dir: 'rtl' }],
    ['Code language', 'JavaScript', { codeVariant: 'JS' }],
    ['Code styling', 'Tailwind CSS', { codeStyling: 'tailwind' }],
    ['Density', 'Compact', { dense: 'true' }],
  ])('%s: %s is shown at once, and again on the next page as it arrives', async (group, option, expected) => {
    const opened = await open(PAGE);
    const { page } = opened;
    await openSettings(page);
    await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).click();
    await expect.poll(() => htmlState(opened)).toMatchObject(expected);
    const html = await (await page.request.get(PAGE)).text();
    const body = html.indexOf('<body');
    const opening = html.slice(0, html.indexOf('<title>')) + html.slice(body, html.indexOf('<script', body));
    for (const value of Object.values(expected)) expect(opening).toContain(`"${value}"`);
  });

  test('Language: 中文 leads to the Chinese copy of the page', async () => {
    const { page } = await open(PAGE);
    await openSettings(page);
    await page.getByRole('radio', { name: '中文' }).click();
    await page.waitForURL(`**/zh${PAGE}`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh');
  });
});

describe('without script', () => {
  test('the settings form keeps the choices and returns to the page', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Right to left' }).check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.waitForURL(`**${PAGE}`);
    expect(await page.locator('html').getAttribute('data-mui-color-scheme')).toBe('dark');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });
});

test('the settings form changes a color mode that the drawer has stored', async () => {
  const { page, messages } = await open(PAGE);
  await openSettings(page);
  await page.getByRole('radio', { name: 'Light' }).click();
  await page.goto(new URL(`/toolpad/settings?return=${encodeURIComponent(PAGE)}`, page.url()).href);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.waitForURL(`**${PAGE}`);
  expect(await page.locator('html').getAttribute('data-mui-color-scheme')).toBe('dark');
  expect(messages).toEqual([]);
});

describe('what only the browser knows', () => {
  test.each([
    ['#Demo.js', 'JS', 'system'],
    ['#Demo.tsx', 'TS', 'system'],
    ['#tailwind-Demo.js', 'JS', 'tailwind'],
    ['#Demo.jsx', 'TS', 'system'],
  ])('the hash %s chooses %s and %s', async (hash, codeVariant, codeStyling) => {
    expect(await htmlState(await open(PAGE + hash))).toMatchObject({ codeVariant, codeStyling });
  });

  test('a stored mode of rubbish counts as system', async () => {
    const opened = await open(PAGE, { cookies: { 'mui-mode': 'purple' }, colorScheme: 'dark' });
    expect(await htmlState(opened)).toMatchObject({ body: 'mode-dark' });
    expect(opened.messages).toEqual([]);
  });

  test('system mode follows the operating system while the page is open', async () => {
    const opened = await open(PAGE, { colorScheme: 'light' });
    await opened.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => htmlState(opened)).toMatchObject({ body: 'mode-dark' });
  });
});
