import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clipboardText, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser('own');
const PAGE = '/toolpad/core/introduction/base-concepts';
const permissions = ['clipboard-read', 'clipboard-write'];

const clipboard = clipboardText;
const blocks = (page: Page) => page.locator('figure.code').filter({ visible: true });
const codeOf = async (page: Page, index: number) => (await blocks(page).nth(index).locator('code').textContent())!.trimEnd();

async function openWithMark() {
  const opened = await open(PAGE, { permissions });
  await opened.page.evaluate(() => navigator.clipboard.writeText('untouched'));
  return opened;
}

describe('Ctrl+C', () => {
  test('copies the block under the pointer, and says so politely', async () => {
    const { page, messages } = await openWithMark();
    await blocks(page).nth(1).hover();
    await page.keyboard.press('Control+c');
    expect(await clipboard(page)).toBe(await codeOf(page, 1));
    expect(await blocks(page).nth(1).locator('.copy').innerText()).toBe('Copied');
    await expect.poll(() => page.getByRole('status').innerText()).toBe('Copied');
    expect(await page.locator(':is([aria-live], [role=status]):not(dialog *)').count()).toBe(1);
    await expect.poll(() => blocks(page).nth(1).locator('.copy').innerText()).toBe('Copy');
    expect(messages).toEqual([]);
  });

  test('⌘C copies the block that has the focus, even if the pointer is on another', async () => {
    const { page } = await openWithMark();
    await blocks(page).nth(1).hover();
    await blocks(page).first().locator('.copy').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Meta+c');
    expect(await clipboard(page)).toBe(await codeOf(page, 0));
  });

  test.each(['Control+Shift+c', 'Control+Alt+c', 'c'])('%s is left alone', async (keys) => {
    const { page } = await openWithMark();
    await blocks(page).first().hover();
    await page.keyboard.press(keys);
    expect(await clipboard(page)).toBe('untouched');
  });

  test('copies what is selected, not the block', async () => {
    const { page } = await openWithMark();
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Element));
    await blocks(page).first().hover();
    await page.keyboard.press('Control+c');
    expect(await clipboard(page)).toBe(await page.locator('h1').innerText());
  });

  test('in a form field, or over no block, is the browser’s own', async () => {
    const { page } = await openWithMark();
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      document.querySelector('article')?.appendChild(field);
      field.focus();
    });
    await blocks(page).first().hover();
    await page.keyboard.press('Control+c');
    await page
      .locator('textarea')
      .last()
      .evaluate((field) => field.remove());
    await page.locator('h1').hover();
    await page.keyboard.press('Control+c');
    expect(await clipboard(page)).toBe('untouched');
  });
});

test('a refused clipboard is silent, and the label turns back all the same, 2 s after the last press', async () => {
  const { page, messages } = await open(PAGE, { prepare: (page) => page.clock.install() });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await blocks(page).first().hover();
  const button = blocks(page).first().locator('.copy');
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await page.clock.runFor(1000);
  await button.click();
  await page.clock.runFor(1999);
  expect(await button.innerText()).toBe('Copied');
  await page.clock.runFor(1);
  expect(await button.innerText()).toBe('Copy');
  expect(messages).toEqual([]);
});

test('lines marked as removed are not copied', async () => {
  const { page } = await openWithMark();
  await blocks(page)
    .first()
    .evaluate((figure) => {
      const removed = document.createElement('del');
      removed.textContent = 'old line\n';
      figure.querySelector('code')?.appendChild(removed);
    });
  await blocks(page).first().hover();
  await blocks(page).first().locator('.copy').click();
  expect(await clipboard(page)).not.toContain('old line');
  expect(await clipboard(page)).not.toBe('untouched');
});

test('the first command of a landing page can be copied, and is only read without script', async () => {
  const { page } = await open('/toolpad/core', { permissions });
  const command = page.locator('.command');
  await command.getByRole('button', { name: 'Copy' }).click();
  expect(await clipboard(page)).toBe(await command.locator('code').innerText());
  const plain = await open('/toolpad/core', { javaScriptEnabled: false });
  expect(await plain.page.locator('.command code').isVisible()).toBe(true);
  expect(await plain.page.locator('.command button').isVisible()).toBe(false);
});
