import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
/** A page with code of more lines than are shown at once. */
const LONG = '/toolpad/core';

test.each([true, false])('long code is shown in part, whole when asked for, and in part again (script: %s)', async (javaScriptEnabled) => {
  const { page } = await open(LONG, { javaScriptEnabled });
  const block = page.locator('figure.code:has(.fold)').first();
  const lines = (await block.locator('code').textContent())?.trimEnd().split('\n').length;
  const height = async () => (await block.locator('pre').boundingBox())?.height ?? 0;
  const hidden = () => block.locator('pre').evaluate((pre) => pre.scrollHeight - pre.clientHeight);
  const folded = await height();
  expect(await hidden()).toBeGreaterThan(100);
  await block.getByText(`Show all ${lines} lines`).click();
  expect(await hidden()).toBe(0);
  expect(await height()).toBeGreaterThan(folded);
  await block.getByText('Show fewer lines').click();
  expect(await height()).toBe(folded);
});

test('the keyboard unfolds it', async () => {
  const { page } = await open(LONG);
  const box = page.getByRole('checkbox', { name: /Show all \d+ lines/ }).first();
  await box.focus();
  await page.keyboard.press('Space');
  expect(await page.getByText('Show fewer lines').first().isVisible()).toBe(true);
});

test('the wheel moves the page, not the code below the pointer', async () => {
  const { page } = await open(LONG);
  const pre = page.locator('figure.code:has(.fold) pre').first();
  await pre.scrollIntoViewIfNeeded();
  await pre.hover();
  // Where it is in the window: the page's own position also changes when a block above takes its true height, and nothing is seen to move.
  const place = () => pre.evaluate((element) => ({ top: Math.round(element.getBoundingClientRect().top), scrolled: element.scrollTop }));
  const { top } = await place();
  await page.mouse.wheel(0, 200);
  await expect.poll(place).toEqual({ top: top - 200, scrolled: 0 });
});

test('Copy takes what is folded, too', async () => {
  const { page } = await open(LONG, { prepare: (opened) => opened.addInitScript(keepCopied) });
  const block = page.locator('figure.code:has(.fold)').first();
  await block.hover();
  await block.locator('button.copy').click();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(
    (await block.locator('code').textContent())?.trimEnd(),
  );
});

function keepCopied() {
  navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
}

test.each(['/toolpad/core/introduction/installation', '/toolpad/core/introduction/base-concepts'])(
  'no button lies on the code of %s on a phone',
  async (path) => {
    const { page } = await open(path, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const covered = await page
      .locator('figure.code')
      .filter({ visible: true })
      .evaluateAll(
        (blocks) =>
          blocks.filter((block) => {
            const range = document.createRange();
            range.selectNodeContents(block.querySelector('code')!);
            const { left, right, top, bottom } = block.querySelector('.code-actions')!.getBoundingClientRect();
            return [...range.getClientRects()].some(
              (line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom,
            );
          }).length,
      );
    expect(covered).toBe(0);
  },
);
