import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../helpers/browser/axe.ts';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { layoutShifts } from '../../helpers/browser/layout-shift.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/tutorial';
const KEY = `steps-${PAGE}`;

const first = (page: Page) => page.locator('.steps').first();
const tick = (page: Page, name = 'Step 1 done') => first(page).getByRole('checkbox', { name, exact: true });
const progress = (page: Page) => first(page).getByText(/^\d+ of \d+ done$/);
const startOver = (page: Page) => first(page).getByRole('button', { name: 'Start over' });
// Tabs in a step have inputs of their own.
const BOXES = '.steps > ol > li > input';
const ticked = (page: Page) => page.locator(`${BOXES}:checked`).count();
const store = (page: Page, value: string) => page.addInitScript(([key, text]) => localStorage.setItem(key!, text!), [KEY, value]);

async function openSettled(path: string, options = {}) {
  const opened = await open(path, options);
  await pageSettled(opened.page);
  return opened;
}

describe('steps that a reader ticks off', () => {
  test('are ticked after a reload, in the other language, and on no other list', async () => {
    const { page } = await openSettled(PAGE);
    expect(await progress(page).isVisible()).toBe(false);
    await tick(page, 'Step 2 done').check();
    expect(await progress(page).textContent()).toBe('1 of 10 done');
    for (const path of [PAGE, `/zh${PAGE}`]) {
      await page.goto(path);
      await pageSettled(page);
      expect(await page.locator(BOXES).nth(1).isChecked()).toBe(true);
      expect(await ticked(page)).toBe(1);
    }
    expect(await first(page).getByRole('checkbox', { name: '第 2 步已完成' }).isChecked()).toBe(true);
  });

  test('are ticked by the keyboard, and start over there', async () => {
    const { page } = await openSettled(PAGE);
    await tick(page).focus();
    await page.keyboard.press('Space');
    expect(await tick(page).isChecked()).toBe(true);
    await startOver(page).focus();
    await page.keyboard.press('Enter');
    expect([await ticked(page), await startOver(page).isVisible()]).toEqual([0, false]);
    expect(await tick(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.reload();
    await pageSettled(page);
    expect(await ticked(page)).toBe(0);
  });

  test('start over list by list', async () => {
    const { page } = await openSettled(PAGE);
    await tick(page).check();
    await page.locator('.steps').last().getByRole('checkbox').last().check();
    await startOver(page).click();
    expect(await ticked(page)).toBe(1);
  });

  test('follow another open page', async () => {
    const { page } = await openSettled(PAGE);
    const other = await page.context().newPage();
    await other.goto(PAGE);
    await tick(other).check();
    await expect.poll(() => tick(page).isChecked()).toBe(true);
  });

  test('move nothing when they come, and hold what axe asks', async () => {
    const { page } = await openSettled(PAGE, { prepare: (opened: Page) => store(opened, '1'.repeat(13)) });
    expect(await ticked(page)).toBe(13);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each([
    ['ticks of another number of steps', '1'.repeat(999)],
    ['something else of the right length', '1x'.repeat(6) + 1],
    ['nothing', ''],
  ])('do not mind %s in storage', async (_, stored) => {
    const { page, messages } = await openSettled(PAGE, { prepare: (opened: Page) => store(opened, stored) });
    expect(await ticked(page)).toBe(0);
    await tick(page).check();
    expect(await progress(page).textContent()).toBe('1 of 10 done');
    expect(messages).toEqual([]);
  });

  test.each(['denied', 'full'])('can be ticked where storage is %s', async (state) => {
    const spoil = (how: string) => {
      const refuse = () => {
        throw new DOMException('', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (how === 'full') Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, 'localStorage', { get: refuse });
    };
    const { page, messages } = await openSettled(PAGE, { prepare: (opened: Page) => opened.addInitScript(spoil, state) });
    await tick(page).check();
    expect(await progress(page).textContent()).toBe('1 of 10 done');
    expect(messages).toEqual([]);
  });
});

test('without script, steps are a numbered list', async () => {
  const { page } = await open(PAGE, { javaScriptEnabled: false });
  const numbered = first(page).locator('> ol > li');
  expect(await numbered.count()).toBe(10);
  expect([await page.locator(BOXES).count(), await startOver(page).count()]).toEqual([0, 0]);
});

test('on paper, steps have their numbers', async () => {
  const { page } = await openSettled(PAGE, { prepare: (opened: Page) => store(opened, '1'.repeat(13)) });
  await page.emulateMedia({ media: 'print' });
  expect(await tick(page).count()).toBe(0);
  const mark = first(page).locator('> ol > li').first();
  expect(await mark.evaluate((step) => getComputedStyle(step, '::before').content)).toBe('counter(step)');
});

test('a page without steps asks for none of it', async () => {
  const asked: string[] = [];
  await openSettled('/toolpad/core/introduction/installation', {
    prepare: async (page: Page) => page.on('request', (request) => asked.push(request.url())),
  });
  expect(asked.some((url) => url.includes('/assets/'))).toBe(true);
  expect(asked.filter((url) => url.includes('tick-steps'))).toEqual([]);
});
