import { describe, expect, test } from 'vitest';
import { clipboardText, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser('own');
const PAGE = '/toolpad/core/introduction/installation';

describe('code blocks', () => {
  test('Copy puts the code on the clipboard, says Copied, and turns back after two seconds', async () => {
    const { page } = await open(PAGE, { permissions: ['clipboard-read', 'clipboard-write'] });
    const figure = page.locator('figure.code').filter({ visible: true }).first();
    await figure.hover();
    const button = figure.locator('button.copy');
    await button.click();
    expect(await button.innerText()).toBe('Copied');
    expect(await clipboardText(page)).toBe((await figure.locator('code').innerText()).trimEnd());
    await expect.poll(() => button.innerText()).toBe('Copy');
  });

  test('the highlighting stylesheet arrives as a constructed sheet; without script a link loads it', async () => {
    const { page } = await open(PAGE);
    const keyword = () =>
      getComputedStyle(document.querySelector('.token.function, .token.keyword, .token.comment, .token.tag') as Element).color;
    const plain = await page.evaluate(() => getComputedStyle(document.querySelector('.code') as Element).color);
    await expect.poll(() => page.evaluate(keyword)).not.toBe(plain);
    const light = await page.evaluate(keyword);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(keyword)).not.toBe(light);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
    const scriptless = await open(PAGE, { javaScriptEnabled: false });
    expect(await scriptless.page.locator('link[rel="stylesheet"]').first().getAttribute('href')).toContain(
      '/static/styles/prism-okaidia.css',
    );
  });

  test('when the stylesheet cannot be fetched, a plain link is tried', async () => {
    const { page } = await open('/toolpad');
    await page.route('**/prism-okaidia.css*', (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()));
    await page.goto(PAGE);
    await page.locator('link[href*="prism-okaidia"]').waitFor({ state: 'attached' });
  });
});

describe('package manager tabs', () => {
  test('one click changes every group of the page, and the next page arrives changed', async () => {
    const { page, messages } = await open(PAGE);
    await page.locator('.tabs[data-sync] label', { hasText: 'pnpm' }).first().click();
    const shown = await page
      .locator('.tabs[data-sync] .tab-panel')
      .filter({ visible: true })
      .evaluateAll((panels) => panels.map((panel) => (panel as HTMLElement).dataset.tab));
    expect(new Set(shown)).toEqual(new Set(['pnpm']));
    const html = await (await page.request.get('/toolpad/core/introduction')).text();
    expect(html).toContain('data-package-manager="pnpm"');
    expect(messages).toEqual([]);
  });

  test('are followed by another open page', async () => {
    const { page } = await open(PAGE);
    const other = await page.context().newPage();
    await other.goto(PAGE);
    await page.locator('.tabs[data-sync] label', { hasText: 'pnpm' }).first().click();
    await expect.poll(() => other.locator('html').getAttribute('data-package-manager')).toBe('pnpm');
    const label = other.locator('.tabs[data-sync] label', { hasText: 'pnpm' }).first();
    expect(await label.evaluate((element) => ((element as HTMLLabelElement).control as HTMLInputElement).checked)).toBe(true);
  });

  test('follow what was chosen on another page when this one comes back', async () => {
    const { page } = await open(PAGE);
    const checked = () =>
      page
        .locator('.tabs[data-sync]')
        .first()
        .evaluate((tabs) => tabs.querySelector<HTMLInputElement>('input:checked')?.value);
    expect(await checked()).toBe('npm');
    await page.context().addCookies([{ name: 'codeblock-package-manager', value: 'pnpm', url: new URL(page.url()).origin }]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(checked).toBe('pnpm');
  });

  test('work without script', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    const group = page.locator('.tabs[data-sync]').first();
    await group.locator('label', { hasText: 'yarn' }).click();
    expect(await group.locator('.tab-panel').filter({ visible: true }).getAttribute('data-tab')).toContain('yarn');
  });
});

test('code reads from left to right on a page that does not', async () => {
  const { page } = await open('/toolpad/core/introduction/installation', { cookies: { direction: 'rtl' } });
  const directions = await page.locator('main code').evaluateAll((all) => all.map((code) => getComputedStyle(code).direction));
  expect(directions.length).toBeGreaterThan(10);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
  const block = page.locator('main pre').first();
  const starts = await block.evaluate(
    (pre) => (pre.firstElementChild?.getBoundingClientRect().left ?? 0) - pre.getBoundingClientRect().left,
  );
  expect(starts).toBeGreaterThanOrEqual(0);
});
