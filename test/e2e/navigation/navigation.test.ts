import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/installation';

describe('side navigation', () => {
  test('marks the current page, in view and with its group open', async () => {
    const { page } = await open(PAGE);
    const current = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current="page"]');
    expect(await current.innerText()).toBe('Installation');
    expect(await current.isVisible()).toBe(true);
  });

  test.each([true, false])('opens as a drawer on a phone and closes with Escape (script: %s)', async (javaScriptEnabled) => {
    const { page } = await open(PAGE, { javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const nav = page.getByRole('navigation', { name: 'Main navigation' });
    expect(await nav.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    expect(await nav.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await nav.isVisible()).toBe(false);
  });

  test('groups open and close without script', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'Dashboard Layout', exact: true });
    expect(await link.isVisible()).toBe(false);
    await page.locator('#side-nav summary', { hasText: 'Components' }).first().click();
    expect(await link.isVisible()).toBe(true);
  });
});

describe('reading on', () => {
  test('previous and next lead through the tree in order', async () => {
    const { page } = await open(PAGE);
    await page.locator('a[rel=next]').click();
    await page.waitForURL('**/base-concepts');
    await page.locator('a[rel=prev]').click();
    await page.waitForURL('**/installation');
  });

  test('the edit link leads to the source of the page', async () => {
    const { page } = await open(PAGE);
    const href = await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href');
    expect(href).toBe('https://github.com/mui/toolpad/edit/main/content/pages/core/introduction/installation.md');
  });

  test('the first Tab stop is the skip link, and it leads to the content', async () => {
    const { page } = await open(PAGE);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  });
});

describe('table of contents', () => {
  test('marks the heading that is being read', async () => {
    const { page } = await open(PAGE);
    const toc = page.getByRole('navigation', { name: 'Table of contents' });
    const last = toc.getByRole('link').last();
    await last.click();
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => toc.locator('[aria-current]').count()).toBe(0);
  });

  test('at the end of a page marks its last heading, which no scrolling brings to the top', async () => {
    const { page } = await open(PAGE);
    const last = page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link').last();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true');
  });
});
