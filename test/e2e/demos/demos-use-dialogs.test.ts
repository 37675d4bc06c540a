import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const viewport = { width: 760, height: 450 };

const demo = (name: string) => open(`/toolpad/_demo/UseDialogs${name}`, { viewport });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The alert that tells a result. */
const alert = (page: Page) => dialog(page, 'Alert');

describe('dialog demos', () => {
  test('Basic opens and closes', async () => {
    const { page, messages } = await demo('Basic');
    await press(page, 'Show packing list');
    const list = dialog(page, 'Packing list of order 1042');
    await list.getByText('Three desk lamps').waitFor();
    await press(page, 'Close');
    await list.waitFor({ state: 'detached' });
    expect(messages).toEqual([]);
  });

  test('Payload shows what was typed', async () => {
    const { page, messages } = await demo('Payload');
    await page.getByRole('textbox', { name: 'Text of the card' }).fill('Get well soon!');
    await press(page, 'Preview');
    await dialog(page, 'Gift card of order 1042').getByText('Get well soon!').waitFor();
    expect(messages).toEqual([]);
  });

  test.each([
    ['Assign', 'Jonas Weber packs order 1042.'],
    ['Cancel', 'Nobody packs order 1042.'],
  ])('Result: %s → %s', async (button, text) => {
    const { page, messages } = await demo('Result');
    await press(page, 'Assign order');
    await page.getByRole('textbox', { name: 'Name' }).fill('Jonas Weber');
    await press(page, button);
    await alert(page).getByText(text).waitFor();
    expect(messages).toEqual([]);
  });

  test('Stacked opens dialogs on top of each other and closes the last one only', async () => {
    const { page, messages } = await demo('Stacked');
    await press(page, 'Newest order');
    await dialog(page, 'Order 1042').getByRole('button', { name: 'Previous order' }).click();
    const second = dialog(page, 'Order 1041');
    await second.getByText('2 open').waitFor();
    await second.getByRole('button', { name: 'Close' }).click();
    await second.waitFor({ state: 'detached' });
    expect(await dialog(page, 'Order 1042').isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('Alert shows its message until it is closed', async () => {
    const { page, messages } = await demo('Alert');
    await press(page, 'Check stock');
    await dialog(page, 'Not enough in stock').getByText('Two of the three lamps').waitFor();
    await press(page, 'Ok');
    await dialog(page, 'Not enough in stock').waitFor({ state: 'detached' });
    expect(messages).toEqual([]);
  });

  test.each([
    ['Cancel the order', 'The order is canceled.'],
    ['Keep it', 'The order stays.'],
    ['Escape', 'The order stays.'],
  ])('Confirm: %s → %s', async (way, text) => {
    const { page, messages } = await demo('Confirm');
    await press(page, 'Cancel order');
    await dialog(page, 'Cancel order').waitFor();
    await (way === 'Escape' ? page.keyboard.press(way) : press(page, way));
    await alert(page).getByText(text).waitFor();
    expect(messages).toEqual([]);
  });

  test('Confirm: the harmless button has the focus', async () => {
    const { page } = await demo('Confirm');
    await press(page, 'Cancel order');
    await page.getByRole('button', { name: 'Keep it' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Keep it');
  });

  test('Prompt returns the text', async () => {
    const { page, messages } = await demo('Prompt');
    await press(page, 'Redeem a voucher');
    await page.getByRole('textbox').fill('LAMP-10');
    await page.keyboard.press('Enter');
    await alert(page).getByText('Voucher LAMP-10 is redeemed.').waitFor();
    expect(messages).toEqual([]);
  });

  test('Prompt: a cancel returns null', async () => {
    const { page } = await demo('Prompt');
    await press(page, 'Redeem a voucher');
    await press(page, 'Cancel');
    await dialog(page, 'Redeem a voucher').waitFor({ state: 'detached' });
    expect(await alert(page).count()).toBe(0);
  });

  test('Transfer shows the fields of the country, waits for the bank and tells the id', async () => {
    const { page, messages } = await demo('Transfer');
    await page.getByRole('combobox', { name: 'Country of the bank' }).click();
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await press(page, 'Refund');
    const form = dialog(page, 'Refund to United Kingdom');
    await form.getByRole('textbox', { name: 'Sort code' }).fill('20-00-00');
    await form.getByRole('textbox', { name: 'Account number' }).fill('55779911');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByRole('progressbar').waitFor();
    await alert(page)
      .getByText(/The bank calls this transfer [0-9a-f-]{36}\./)
      .waitFor();
    expect(messages).toEqual([]);
  });
});
