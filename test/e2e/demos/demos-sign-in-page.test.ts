import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const EMAIL = 'priya@example.com';

const demo = (name: string, cookies = {}) => open(`/toolpad/_demo/SignInPage${name}`, { cookies, viewport: { width: 700, height: 700 } });
const alertOf = (page: Page) => page.locator('main').getByRole('alert');

async function sendPassword(page: Page, button: string): Promise<void> {
  await page.getByLabel(/email/i).fill(EMAIL);
  await page.locator('input[name=password]').fill('correct horse');
  await page.getByRole('button', { name: button, exact: false }).click();
}

describe('Sign-in Page demos', () => {
  test('SignInPageOauth shows the error of the provider and gives the button back', async () => {
    const { page, messages } = await demo('Oauth');
    const button = page.getByRole('button', { name: 'Sign in with GitLab' });
    await button.click();
    await alertOf(page).getByText('GitLab does not know this demo').waitFor();
    expect(await button.isEnabled()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('SignInPageGithub leads to the dashboard behind it, and its account back', async () => {
    const { page, messages } = await demo('Github');
    await page.getByRole('heading', { name: 'Sign in to Harbour Goods' }).waitFor();
    await page.getByRole('button', { name: 'Sign in with GitHub' }).click();
    await page.getByText('Two orders still wait for shipment.').waitFor();
    await page.getByRole('button', { name: 'Current User' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign in with GitHub' }).waitFor();
    expect(messages).toEqual([]);
  });

  test('SignInPageMagicLink tells where the link was sent', async () => {
    const { page, messages } = await demo('MagicLink');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Sign in with email' }).click();
    await alertOf(page).getByText(`A sign-in link is on its way to ${EMAIL}.`).waitFor();
    expect(messages).toEqual([]);
  });

  test('SignInPagePasskey hands over provider and email, and asks no authenticator', async () => {
    const { page, messages } = await demo('Passkey');
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new Error('The demo asked for a real passkey.'));
    });
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Sign in with passkey' }).click();
    await page.getByText(`Provider "passkey", email ${EMAIL}`).waitFor();
    expect(messages).toEqual([]);
  });

  test.each([
    [true, 'stays signed in'],
    [false, 'signs in once'],
  ])('SignInPageCredentials reads the form (remember: %s → %s)', async (remember, words) => {
    const { page, messages } = await demo('Credentials');
    await page.getByRole('checkbox', { name: 'Remember Me' }).setChecked(remember);
    await sendPassword(page, 'Sign in with email and password');
    await page.getByText(`${EMAIL}, 13 characters, ${words}`).waitFor();
    expect(page.url()).not.toContain('correct');
    expect(messages).toEqual([]);
  });

  test('SignInPageAlerts answers with a red alert', async () => {
    const { page, messages } = await demo('Alerts');
    await sendPassword(page, 'Sign in with');
    await alertOf(page).getByText(`The password for ${EMAIL} is wrong`).waitFor();
    expect(messages).toEqual([]);
  });

  test('SignInPageBranding names the shop', async () => {
    const { page, messages } = await demo('Branding');
    await page.getByRole('heading', { name: 'Sign in to Harbour Goods' }).waitFor();
    await sendPassword(page, 'Sign in with');
    await alertOf(page).getByText('closed for stocktaking').waitFor();
    expect(messages).toEqual([]);
  });

  test('SignInPageTheme rounds its buttons and says which provider is missing', async () => {
    const { page, messages } = await demo('Theme');
    const button = page.getByRole('button', { name: 'Sign in with Google' });
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe('999px');
    await button.click();
    await alertOf(page).getByText('Google is not connected').waitFor();
    expect(messages).toEqual([]);
  });

  test('SignInPageSlots sends what its own fields hold', async () => {
    const { page, messages } = await demo('Slots');
    await page.getByRole('heading', { name: 'Harbour Goods staff' }).waitFor();
    const password = page.locator('input[name=password]');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
    await sendPassword(page, 'Start shift');
    await alertOf(page).getByText(`Nobody with the address ${EMAIL} works here.`).waitFor();
    expect(await page.getByRole('link').allInnerTexts()).toEqual(['New password', 'Request access']);
    expect(messages).toEqual([]);
  });

  test('SignInPageSlotProps reads the value of another checkbox', async () => {
    const { page, messages } = await demo('SlotProps');
    await page.getByRole('checkbox', { name: 'This is a shared device' }).check();
    await sendPassword(page, 'Sign in with');
    await page.getByText(`${EMAIL} works on a shared device`).waitFor();
    expect(messages).toEqual([]);
  });

  test('SignInPageLocalization speaks Hindi', async () => {
    const { page, messages } = await demo('Localization');
    await page.getByRole('heading', { name: 'Harbour Goods में साइन इन करें' }).waitFor();
    await page.getByRole('button', { name: 'GitHub से आगे बढ़ें' }).click();
    await alertOf(page).getByText('साइन इन नहीं हो सका').waitFor();
    expect(messages).toEqual([]);
  });
});
