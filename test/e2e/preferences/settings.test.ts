import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atRest, useBrowser } from '../../helpers/browser/browser.ts';
import { openSettings, settingsOf } from '../../helpers/browser/settings-dialog.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/installation';
const DEMO_PAGE = '/toolpad/core/react-page-container';
const DARK = 'hsl(210, 14%, 7%)';
const LIGHT = 'hsl(210, 100%, 42%)';

async function choose(page: Page, option: string) {
  const dialog = settingsOf(page);
  if (!(await dialog.isVisible())) await openSettings(page);
  await dialog.getByRole('radio', { name: option, exact: true }).click();
}

const bodyClass = (page: Page) => page.locator('body').getAttribute('class');
const themeColors = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));

async function demoOf(page: Page) {
  await page.locator('.demo iframe').first().scrollIntoViewIfNeeded();
  await expect.poll(() => page.frames().filter((frame) => frame.url().includes('/_demo/')).length).toBeGreaterThan(0);
  const frame = page.frames().find((one) => one.url().includes('/_demo/'))!;
  const state = () => frame.evaluate((): Record<string, string | undefined> => ({ ...document.documentElement.dataset }));
  return { frame, state };
}

test.each(['Search', 'Settings'])('%s takes the space bar, as buttons do', async (name) => {
  const { page } = await open(PAGE);
  await page.getByRole('button', { name, exact: true }).press('Space');
  await page.getByRole('dialog', { name }).waitFor();
  expect(page.url()).toContain(PAGE);
});

test('opens without moving the style sheet of the page, whose styles it knows', async () => {
  const { page } = await open('/toolpad/settings');
  const sheet = await page.locator('style[data-styles]').evaluateHandle((style: HTMLStyleElement) => style.sheet);
  await openSettings(page);
  // A sheet that is moved is another one, and every style of the page is computed again.
  expect(await page.locator('style[data-styles]').evaluate((style: HTMLStyleElement, before) => style.sheet === before, sheet)).toBe(true);
  const [brought, added] = await page.evaluate(() => {
    const rulesOf = (style: HTMLStyleElement) => [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
    const [own, ...others] = document.querySelectorAll<HTMLStyleElement>('style[data-styles], style[data-emotion]');
    return [own ? rulesOf(own) : [], others.flatMap(rulesOf)] as const;
  });
  expect(added.length).toBeGreaterThan(10);
  expect(added.filter((rule) => brought.includes(rule))).toEqual([]);
});

test('has every color, in light and in dark, where the page brings few', async () => {
  const { page } = await open(PAGE, { colorScheme: 'light' });
  await openSettings(page);
  for (const mode of ['Light', 'Dark']) {
    await choose(page, mode);
    const known = await settingsOf(page).evaluate((dialog) => {
      const style = getComputedStyle(dialog);
      const used = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
      const names = new Set(used.flatMap(({ cssText }) => cssText.match(/(?<=var\()--mui-[\w-]+(?=\))/g) ?? []));
      return [...names].map((name) => [name, style.getPropertyValue(name) !== ''] as const);
    });
    expect(known.length).toBeGreaterThan(20);
    expect(known.filter(([, isThere]) => !isThere)).toEqual([]);
  }
});

describe('Mode', () => {
  test('sets the body class and both theme colors', async () => {
    const { page } = await open(PAGE, { colorScheme: 'light' });
    for (const [option, name, colors] of [
      ['Dark', 'mode-dark', [DARK, DARK]],
      ['Light', 'mode-light', [LIGHT, LIGHT]],
      ['System', 'mode-light', [LIGHT, DARK]],
    ] as const) {
      await choose(page, option);
      expect(await bodyClass(page)).toBe(name);
      expect(await themeColors(page)).toEqual(colors);
      expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe(option.toLowerCase());
    }
  });

  test('is followed by other tabs, and by the demos in them; rubbish counts as system', async () => {
    const { page, messages } = await open(PAGE, { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(DEMO_PAGE);
    const { state } = await demoOf(other);
    for (const [option, scheme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      await choose(page, option);
      await expect.poll(() => bodyClass(other)).toBe(`mode-${scheme}`);
      await expect.poll(async () => (await state()).toolpadColorScheme).toBe(scheme);
    }
    await choose(page, 'Dark');
    await page.evaluate(() => localStorage.setItem('mui-mode', 'purple'));
    await expect.poll(() => bodyClass(other)).toBe('mode-light');
    expect(messages).toEqual([]);
  });

  test('changes without a transition', async () => {
    const { page } = await open('/toolpad', { colorScheme: 'light' });
    await openSettings(page);
    await page.evaluate(() => {
      document.body.dataset.transitions = '0';
      const count = () => {
        document.body.dataset.transitions = String(Number(document.body.dataset.transitions) + 1);
      };
      document.querySelector('main')?.addEventListener('transitionrun', count);
    });
    await choose(page, 'Dark');
    await expect.poll(() => bodyClass(page)).toBe('mode-dark');
    await atRest(page);
    expect(await page.locator('body').getAttribute('data-transitions')).toBe('0');
  });
});

describe('Direction', () => {
  test('loads the page in the other direction, with the other style cache', async () => {
    // A reload that takes too long may show the service worker's copy: its sheet serves both directions.
    const { page, messages } = await open(PAGE, { serviceWorkers: 'block' });
    for (const [option, direction, cache] of [
      ['Right to left', 'rtl', 'rtl'],
      ['Left to right', 'ltr', 'css'],
    ] as const) {
      await choose(page, option);
      await expect
        .poll(() =>
          page
            .locator('html')
            .getAttribute('dir')
            .catch(() => null),
        )
        .toBe(direction);
      await page.waitForLoadState('load');
      expect(await page.locator('body').getAttribute('dir')).toBe(direction);
      expect(await page.locator('style[data-styles]').getAttribute('data-styles')).toMatch(new RegExp(`^${cache} `));
    }
    expect(messages.filter((message) => !message.startsWith('failed: '))).toEqual([]);
  });
});

describe('Density', () => {
  test('reaches islands and demos at once', async () => {
    const { page, messages } = await open(DEMO_PAGE);
    const { state } = await demoOf(page);
    const close = page.getByRole('button', { name: 'Close settings' });
    for (const [option, dense, size] of [
      ['Compact', 'true', 'MuiIconButton-sizeSmall'],
      ['Comfortable', 'false', 'MuiIconButton-sizeMedium'],
    ] as const) {
      await choose(page, option);
      await expect.poll(() => close.getAttribute('class')).toContain(size);
      await expect.poll(async () => (await state().catch((): Record<string, string | undefined> => ({}))).dense).toBe(dense);
    }
    expect(messages.filter((message) => !message.startsWith('failed: '))).toEqual([]);
  });
});

describe('the hash', () => {
  test.each([
    ['#Demo.js', { codeVariant: 'TS' }, 'codeVariant', 'JS'],
    ['#Demo.tsx', { codeVariant: 'JS' }, 'codeVariant', 'TS'],
    ['#tailwind-Demo.js', { codeStyling: 'css' }, 'codeStyling', 'tailwind'],
    ['#system-Demo.tsx', { codeStyling: 'css' }, 'codeStyling', 'system'],
    ['#tailwind-Demo', { codeStyling: 'css' }, 'codeStyling', 'css'],
  ] as const)('%s beats the cookie %j', async (hash, cookies, name, expected) => {
    const { page } = await open(PAGE + hash, { cookies });
    expect(await page.evaluate((key) => document.documentElement.dataset[key], name)).toBe(expected);
  });

  test('is beaten by a choice on the page', async () => {
    const { page } = await open(`${PAGE}#Demo.js`);
    await choose(page, 'TypeScript');
    await expect.poll(() => page.locator('html').getAttribute('data-code-variant')).toBe('TS');
    expect(await page.getByRole('radio', { name: 'TypeScript' }).isChecked()).toBe(true);
  });
});
