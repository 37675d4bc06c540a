import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const viewport = { width: 760, height: 440 };

const demo = (name: string) => open(`/toolpad/_demo/${name}`, { viewport });

describe('Account demos', () => {
  test.each(['AccountSignedIn', 'AccountSignedOut'])('%s signs in and out', async (name) => {
    const { page, messages } = await demo(name);
    const avatar = page.getByRole('button', { name: 'Current User' });
    const signIn = page.getByRole('button', { name: 'Sign In', exact: false });
    if (name === 'AccountSignedOut') await signIn.click();
    await avatar.click();
    await page.getByText('priya@example.com').waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await signIn.waitFor();
    expect(await avatar.count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test('a click inside the menu closes it', async () => {
    const { page } = await demo('AccountSignedIn');
    await page.getByRole('button', { name: 'Current User' }).click();
    await page.getByText('priya@example.com').click();
    await page.getByText('priya@example.com').waitFor({ state: 'detached' });
  });

  test('AccountSlotProps shows the details at once and opens its menu', async () => {
    const { page, messages } = await demo('AccountSlotProps');
    await page.getByText('priya@example.com').waitFor();
    await page.getByRole('button', { name: 'Account menu' }).click();
    const signOut = page.getByRole('button', { name: 'Sign Out' });
    expect(await signOut.getAttribute('class')).toContain('MuiButton-containedSecondary');
    await signOut.click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(messages).toEqual([]);
  });

  test('AccountSwitcher switches between accounts and adds one', async () => {
    const { page, messages } = await demo('AccountSwitcher');
    const avatar = (name: string) => page.getByRole('button', { name: 'Current User' }).getByRole('img', { name });
    const item = (name: string) => page.getByRole('menuitem', { name });
    await avatar('Priya Nair').click();
    await item('Jonas Weber').click();
    await avatar('Jonas Weber').click();
    expect(await item('Jonas Weber').getAttribute('class')).toContain('Mui-selected');
    await page.getByRole('button', { name: 'Add account' }).click();
    await avatar('Amara Okafor').click();
    await item('Amara Okafor').waitFor();
    expect(await page.getByRole('menuitem').count()).toBe(3);
    expect(await page.getByRole('button', { name: 'Add account' }).isDisabled()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('AccountLabels words its buttons', async () => {
    const { page, messages } = await demo('AccountLabels');
    await page.getByRole('button', { name: 'Current User' }).click();
    await page.getByRole('button', { name: 'End shift' }).click();
    await page.getByRole('button', { name: 'Start shift' }).waitFor();
    expect(messages).toEqual([]);
  });

  test('AccountCustomSession shows the organization of the session', async () => {
    const { page, messages } = await demo('AccountCustomSession');
    await page.getByRole('button', { name: 'Current User' }).click();
    await page.getByText('Harbour Goods').waitFor();
    expect(await page.getByRole('link', { name: 'example.com' }).getAttribute('href')).toBe('https://example.com');
    expect(messages).toEqual([]);
  });
});
