import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const viewport = { width: 760, height: 220 };

const demo = (name: string) => open(`/toolpad/_demo/UseNotifications${name}`, { viewport });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const gone = (page: Page, text: string) => page.getByText(text).waitFor({ state: 'detached' });

describe('notification demos', () => {
  test('Basic shows a message that closes by itself', async () => {
    const { page, messages } = await demo('Basic');
    await press(page, 'Save order');
    await page.getByRole('alert').getByText('Order 1042 is saved.').waitFor();
    await gone(page, 'Order 1042 is saved.');
    expect(messages).toEqual([]);
  });

  test.each(['info', 'success', 'warning', 'error'])('Severity: %s', async (severity) => {
    const { page, messages } = await demo('Severity');
    await page.getByRole('radio', { name: severity }).check();
    await press(page, 'Notify');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect((await alert.getAttribute('class'))?.toLowerCase()).toMatch(new RegExp(`muialert-\\w*${severity}`));
    expect(messages).toEqual([]);
  });

  test('Multiple counts the messages and shows the second when the first is closed', async () => {
    const { page, messages } = await demo('Multiple');
    await press(page, 'Ship order');
    await page.getByText('Order 1042 is on its way.').waitFor();
    expect(await page.locator('.MuiBadge-badge').innerText()).toBe('2');
    await press(page, 'Close');
    await page.getByText('Priya Nair was told by email.').waitFor();
    expect(await page.getByText('Order 1042 is on its way.').count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test('Close replaces the message of the other state', async () => {
    const { page, messages } = await demo('Close');
    const online = page.getByRole('switch', { name: 'Online' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await online.click();
    await page.getByText('You are offline.').waitFor();
    await online.click();
    await page.getByText('You are online again.').waitFor();
    expect(await page.getByText('You are offline.').count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test('Dedupe shows one message for many presses', async () => {
    const { page, messages } = await demo('Dedupe');
    for (const _ of [1, 2, 3]) await press(page, 'Print label');
    await page.getByText('The label printer does not answer.').waitFor();
    expect(await page.locator('.MuiBadge-badge').filter({ visible: true }).count()).toBe(0);
    await press(page, 'Close');
    await gone(page, 'The label printer does not answer.');
    expect(messages).toEqual([]);
  });

  test('Scoped shows its message inside the box', async () => {
    const { page, messages } = await demo('Scoped');
    await press(page, 'Scan parcel');
    const message = page.getByRole('alert');
    await message.waitFor();
    const inside = await message.evaluate((element) => {
      const box = [...document.querySelectorAll('div')].find((div) => getComputedStyle(div).borderTopStyle === 'dashed')!;
      const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
      return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    });
    expect(inside).toBe(true);
    expect(messages).toEqual([]);
  });
});
