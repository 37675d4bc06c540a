import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const viewport = { width: 760, height: 440 };

const demo = (name: string) => open(`/toolpad/_demo/PersistentState${name}`, { viewport });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator('body[data-alive]').waitFor();
}

describe('persisted state demos', () => {
  test('Basic keeps its text over a reload, and Clear brings the initial value back', async () => {
    const { page, messages } = await demo('Basic');
    const note = page.getByRole('textbox', { name: 'Note for the courier' });
    await expect.poll(() => note.inputValue()).toBe('Ring twice');
    expect(await stored(page, 'core-demo-note')).toBeNull();
    await note.fill('Leave it at the gate');
    await reload(page);
    await expect.poll(() => note.inputValue()).toBe('Leave it at the gate');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => note.inputValue()).toBe('Ring twice');
    expect(await stored(page, 'core-demo-note')).toBeNull();
    expect(messages).toEqual([]);
  });

  test('Basic follows another tab', async () => {
    const { page } = await demo('Basic');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('body[data-alive]').waitFor();
    await other.getByRole('textbox').fill('Second floor');
    await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('Second floor');
  });

  test('Basic follows a direct call of setItem, and its own setter without the replaced function', async () => {
    const { page } = await demo('Basic');
    const note = page.getByRole('textbox', { name: 'Note for the courier' });
    await page.evaluate(() => localStorage.setItem('core-demo-note', 'Third floor'));
    await expect.poll(() => note.inputValue()).toBe('Third floor');
    const isOriginal = await page.evaluate(
      () => Reflect.deleteProperty(localStorage, 'setItem') && localStorage.setItem === Storage.prototype.setItem,
    );
    expect(isOriginal).toBe(true);
    await note.fill('Leave it at the gate');
    await expect.poll(() => note.inputValue()).toBe('Leave it at the gate');
    await page.evaluate(() => localStorage.removeItem('core-demo-note'));
    expect(await note.inputValue()).toBe('Leave it at the gate');
  });

  test('Date keeps a picked day over a reload', async () => {
    const { page, messages } = await demo('Date');
    await page.getByRole('button', { name: /Choose date/ }).click();
    await page.getByRole('gridcell', { name: '15', exact: true }).click();
    await expect.poll(() => stored(page, 'core-demo-day')).toMatch(/^\d{4}-\d{2}-15$/);
    await reload(page);
    await page.getByRole('button', { name: /Choose date, selected date is .* 15, / }).waitFor();
    expect(messages).toEqual([]);
  });

  test.each([
    ['Store JSON', '{"order":1042,"lamps":3}'],
    ['Store something else', '{"error":"SyntaxError: '],
  ])('Json: %s → %s, also after a reload', async (button, text) => {
    const { page, messages } = await demo('Json');
    const status = page.getByRole('status');
    await expect.poll(() => status.innerText()).toBe('null');
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => status.innerText()).toContain(text);
    await reload(page);
    await expect.poll(() => status.innerText()).toContain(text);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => status.innerText()).toBe('null');
    expect(messages).toEqual([]);
  });

  test('Validation keeps the choice, and falls back from a value that it does not know', async () => {
    const { page, messages } = await demo('Validation');
    const select = page.getByRole('combobox', { name: 'Delivery' });
    await select.click();
    await page.getByRole('option', { name: 'overnight' }).click();
    await reload(page);
    await expect.poll(() => select.innerText()).toBe('overnight');
    await page.evaluate(() => localStorage.setItem('core-demo-speed', 'by-drone'));
    await expect.poll(() => select.innerText()).toBe('standard');
    expect(messages).toEqual([]);
  });
});
