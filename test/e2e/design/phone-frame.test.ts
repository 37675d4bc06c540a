import { expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/react-dashboard-layout';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.each([PAGE, '/toolpad/core', '/toolpad'])('%s has at most five targets in its header on a phone, of 40 px', async (path) => {
  const { page } = await open(path, phone);
  const targets = page.locator('header').locator('a, button, summary').filter({ visible: true });
  expect(await targets.count()).toBeGreaterThan(2);
  expect(await targets.count()).toBeLessThanOrEqual(5);
  for (const box of await Promise.all((await targets.all()).map((target) => target.boundingBox()))) {
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(40);
  }
});

test('a row follows the reader and opens the headings, with the one being read', async () => {
  const { page } = await open(PAGE, phone);
  await pageSettled(page);
  const row = page.getByRole('button', { name: 'On this page' });
  await page.locator('#usage').evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => row.locator('bdi').textContent()).toBe('Usage');
  const [rowBox, heading] = [await row.boundingBox(), await page.locator('#usage').boundingBox()];
  expect(heading!.y).toBeGreaterThanOrEqual(rowBox!.y + rowBox!.height);
  // Playwright would scroll the sticky row into view first, and with it the page.
  await row.evaluate((button: HTMLElement) => button.click());
  const toc = page.getByRole('navigation', { name: 'Table of contents' });
  expect(await toc.locator('[aria-current]').textContent()).toBe('Usage');
  const entry = await toc.getByRole('link').nth(1).boundingBox();
  expect(entry!.height).toBeGreaterThanOrEqual(36);
});

test('the row opens the headings without script', async () => {
  const { page } = await open(PAGE, { ...phone, javaScriptEnabled: false });
  await page.getByRole('button', { name: 'On this page' }).click();
  expect(await page.getByRole('navigation', { name: 'Table of contents' }).isVisible()).toBe(true);
});

test('the keyboard reaches the contents of a page in a few stops', async () => {
  const { page } = await open(PAGE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#toc')?.tagName)).toBe('NAV');
});

test('between phones and desktops the tree is a drawer, and the contents are a column', async () => {
  const { page } = await open(PAGE, { viewport: { width: 1024, height: 800 } });
  expect(await page.getByRole('button', { name: 'Open main navigation' }).isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Table of contents' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'On this page' }).isVisible()).toBe(false);
});
