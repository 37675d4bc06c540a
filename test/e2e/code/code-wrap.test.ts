import { expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/base-concepts';
const phone = { viewport: { width: 390, height: 844 } };

/** How far the page's widest visible block can be scrolled sideways. */
const sideways = () => Math.max(...[...document.querySelectorAll('.code pre')].map((pre) => pre.scrollWidth - pre.clientWidth));

test('Wrap lines wraps the page’s code and stays where it is; the page remembers, another page does not', async () => {
  const { page, messages } = await open(PAGE, phone);
  expect(await page.evaluate(sideways)).toBeGreaterThan(0);
  const block = page.locator('figure.code').filter({ visible: true }).nth(1);
  await block.hover();
  const before = await block.boundingBox();
  await block.getByRole('button', { name: 'Wrap lines', exact: true }).click();
  expect(await page.evaluate(sideways)).toBe(0);
  expect(Math.abs(((await block.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await page.reload();
  expect(await page.evaluate(sideways)).toBe(0);
  // A page that is left earlier complains of what it could not finish.
  await pageSettled(page);
  await page.goto('/toolpad/core/introduction/installation');
  expect(await page.getByRole('button', { name: 'Unwrap lines' }).count()).toBe(0);
  await pageSettled(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Unwrap lines' }).first().click();
  expect(await page.evaluate(sideways)).toBeGreaterThan(0);
  expect(messages).toEqual([]);
});

test('speaks the reader’s language', async () => {
  const { page } = await open(`/zh${PAGE}`);
  await page.getByRole('button', { name: '自动换行' }).first().click();
  expect(await page.getByRole('button', { name: '取消换行' }).count()).toBeGreaterThan(0);
});

test('works with storage denied', async () => {
  const { page, messages } = await open('/robots.txt');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Wrap lines', exact: true }).first().click();
  expect(await page.getByRole('button', { name: 'Unwrap lines' }).count()).toBeGreaterThan(0);
  expect(messages).toEqual([]);
});

test('is not there without script', async () => {
  const { page } = await open(PAGE, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: /Wrap lines|Copy/ }).count()).toBe(0);
});
