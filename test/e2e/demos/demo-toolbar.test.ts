import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TOOLBAR_COPY_LABEL_REVERT_MS } from '../../../client/shared/constants.ts';
import { demoFileUrl } from '../../../client/shared/playground/demo-files.ts';
import { clipboardText, requestsSeen, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser('own');
const PAGE = '/toolpad/core/react-dashboard-layout';
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

const toolbarOf = (page: Page) => page.locator('#DashboardLayoutBasic').getByRole('toolbar', { name: 'Demo controls' });
const fromMenu = async (page: Page, name: string) => {
  await toolbarOf(page).getByRole('button', { name: 'More actions' }).click();
  await toolbarOf(page).getByRole('menuitem', { name }).click();
};
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

describe('a toolbar', () => {
  test('fetches nothing of its own before someone turns to it', async () => {
    const { page } = await open(PAGE);
    const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await fetched()).filter((name) => /demo-actions|assets\/demos\/[\w.]+-[\da-f]{8}\.(?:json|html)/.test(name))).toEqual([]);
    await toolbarOf(page).getByRole('button', { name: 'JS' }).focus();
    await expect.poll(async () => (await fetched()).some((name) => name.includes('demo-actions'))).toBe(true);
  });

  test.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])('is one stop of the tab key with arrows inside (%s)', async (direction, next, previous) => {
    const { page, messages } = await open(PAGE, { cookies: { direction } });
    const toolbar = toolbarOf(page);
    expect(await toolbar.locator('button:not([tabindex="-1"]), a:not([tabindex="-1"])').count()).toBe(1);
    await toolbar.getByRole('button', { name: 'JS' }).focus();
    const path: [key: string, name: string][] = [
      [next, 'TS'],
      [next, 'Copy'],
      [next, 'Show code'],
      ['End', 'More actions'],
      [next, 'JS'],
      [previous, 'More actions'],
      ['Home', 'JS'],
      [next, 'TS'],
    ];
    for (const [key, name] of path) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedName(page)).toBe(name);
    }
    await expect.poll(() => toolbar.locator('[tabindex="0"]').innerText()).toBe('TS');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.demo-toolbar'))).toBe(null);
    expect(messages).toEqual([]);
  });

  test('two presses while the code is on its way → the code once', async () => {
    const { page } = await open(PAGE);
    const arrives = Promise.withResolvers<void>();
    const version = await page.locator('#DashboardLayoutBasic').getAttribute('data-files');
    let asked = 0;
    await page.route(`**${demoFileUrl('DashboardLayoutBasic', version ?? '', 'source')}`, async (route) => {
      asked += 1;
      await arrives.promise;
      await route.continue();
    });
    const button = toolbarOf(page).locator('[data-do=source]');
    await button.click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await button.click();
    await requestsSeen(page);
    arrives.resolve();
    await page.locator('#DashboardLayoutBasic .demo-source').first().waitFor({ state: 'attached' });
    await requestsSeen(page);
    expect(await page.locator('#DashboardLayoutBasic .demo-source').count()).toBe(1);
  });

  test('says whether the code is shown', async () => {
    const { page } = await open(PAGE);
    const button = toolbarOf(page).locator('[data-do=source]');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    for (const [name, expanded] of [
      ['Hide code', 'true'],
      ['Show code', 'false'],
    ] as const) {
      await button.click();
      await expect.poll(() => button.innerText()).toBe(name);
      expect(await button.getAttribute('aria-expanded')).toBe(expanded);
    }
  });

  test('fits a phone without scrolling sideways', async () => {
    const { page } = await open(PAGE, { viewport: { width: 320, height: 640 } });
    const controls = await toolbarOf(page)
      .locator('button, a')
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect()).map(({ right, width, height }) => ({ right, width, height })),
      );
    expect(controls.every(({ right, width, height }) => right <= 320 && width >= 24 && height >= 24)).toBe(true);
  });
});

describe('Copy', () => {
  test.each([
    ['TS', ': Navigation'],
    ['JS', 'const NAVIGATION = ['],
  ])('copies the whole %s, says so and reverts', async (codeVariant, part) => {
    const { page, messages } = await open(PAGE, { ...CLIPBOARD, cookies: { codeVariant } });
    const button = toolbarOf(page).locator('[data-do=copy]');
    await button.click();
    await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
    expect(await button.getAttribute('aria-label')).toBe('Copied');
    const changed = Date.now();
    await expect.poll(() => clipboardText(page)).toContain(part);
    expect(await clipboardText(page)).toContain('export default function DashboardLayoutBasic');
    await expect.poll(() => button.getAttribute('aria-label'), { interval: 20, timeout: 60_000 }).toBe('Copy');
    expect(Date.now() - changed).toBeGreaterThan(TOOLBAR_COPY_LABEL_REVERT_MS / 2);
    expect(messages).toEqual([]);
  });

  test('stays silent when the clipboard is refused', async () => {
    const { page, messages } = await open(PAGE);
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    const button = toolbarOf(page).locator('[data-do=copy]');
    await button.click();
    await expect.poll(() => button.getAttribute('aria-label'), { interval: 20, timeout: 60_000 }).toBe('Copied');
    await expect.poll(() => button.getAttribute('aria-label'), { timeout: 60_000 }).toBe('Copy');
    expect(messages).toEqual([]);
  });
});

test('Reset demo takes the frame back to its first state', async () => {
  const { page, messages } = await open(PAGE);
  const frame = page.frameLocator('#DashboardLayoutBasic iframe');
  await frame.getByRole('link', { name: 'Orders' }).filter({ visible: true }).first().click();
  await frame.getByText('Current path: /orders').waitFor();
  await fromMenu(page, 'Reset demo');
  await frame.getByText('Current path: /dashboard').waitFor();
  await page.getByRole('status').getByText('The demo was reset').waitFor({ state: 'attached' });
  expect(messages).toEqual([]);
});

describe('the menu of a toolbar', () => {
  test('says in words what each action does, and is used by keyboard', async () => {
    const { page, messages } = await open(PAGE);
    const toolbar = toolbarOf(page);
    await toolbar.getByRole('button', { name: 'More actions' }).press('Enter');
    const items = toolbar.getByRole('menuitem');
    await expect.poll(() => focusedName(page)).toBe('Reset demo');
    expect(await items.filter({ visible: true }).allInnerTexts()).toEqual([
      'Reset demo',
      'Edit in CodeSandbox',
      'Open in a new tab',
      'Source on GitHub',
      'Link to this demo',
    ]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(page)).toBe('Edit in CodeSandbox');
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedName(page)).toBe('More actions');
    expect(await items.first().isVisible()).toBe(false);
    expect(messages).toEqual([]);
  });

  test('closes with what is chosen', async () => {
    const { page } = await open(PAGE);
    await fromMenu(page, 'Reset demo');
    await toolbarOf(page).getByRole('menu').waitFor({ state: 'hidden' });
  });

  test('without script its links lie open', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    expect(await toolbarOf(page).getByRole('menuitem').filter({ visible: true }).allInnerTexts()).toEqual([
      'Open in a new tab',
      'Source on GitHub',
      'Link to this demo',
    ]);
    expect(await toolbarOf(page).getByRole('button').filter({ visible: true }).count()).toBe(0);
  });
});

describe.each([
  ['with room', 1440, ['JS', 'TS', 'Copy', 'Show code', 'Edit code', 'Edit in StackBlitz', '···']],
  ['on a phone', 390, ['JS', 'TS', '', 'Show code', 'Edit code', '···']],
])('a toolbar %s', (_room, width, words) => {
  test('has a row of words', async () => {
    const { page } = await open(PAGE, { viewport: { width, height: 800 } });
    const controls = await toolbarOf(page)
      .locator(':is(button, a):not([role])')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => {
          const drawn = getComputedStyle(one, '::after').content;
          return { top: one.getBoundingClientRect().top, word: drawn === 'none' ? one.textContent : one.ariaLabel };
        }),
      );
    expect(controls.map(({ word }) => word)).toEqual(words);
    expect(Math.max(...controls.map(({ top }) => top)) - Math.min(...controls.map(({ top }) => top))).toBeLessThan(4);
  });
});

describe('links', () => {
  test('lead to the demo alone, to its file in the repository, and to itself', async () => {
    const { page } = await open(PAGE);
    const more = toolbarOf(page).getByRole('button', { name: 'More actions' });
    await more.click();
    expect(await toolbarOf(page).getByRole('menuitem', { name: 'Source on GitHub' }).getAttribute('href')).toBe(
      'https://github.com/mui/toolpad/blob/main/content/demos/dashboard-layout/basic/system/index.tsx',
    );
    await more.click();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), fromMenu(page, 'Open in a new tab')]);
    await tab.getByText('Current path: /dashboard').waitFor();
    expect(new URL(tab.url()).pathname).toBe('/toolpad/_demo/DashboardLayoutBasic');
    await fromMenu(page, 'Link to this demo');
    expect(new URL(page.url()).hash).toBe('#DashboardLayoutBasic');
  });
});
