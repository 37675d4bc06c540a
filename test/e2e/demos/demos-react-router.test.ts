import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

test('ReactRouterBasic: a click on Orders shows that route with its title, and the way back', async () => {
  const { page, messages } = await open('/toolpad/_demo/ReactRouterBasic', { viewport: { width: 760, height: 500 } });
  await page.getByText('Four orders came in today.').waitFor();
  await page.getByRole('link', { name: 'Orders' }).filter({ visible: true }).first().click();
  await page.getByText('Two orders still wait for shipment.').waitFor();
  expect(await page.getByRole('heading', { name: 'Orders' }).count()).toBe(1);
  await page.getByRole('navigation', { name: 'breadcrumb' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Four orders came in today.').waitFor();
  expect(messages).toEqual([]);
});

test('ReactRouterSignIn: the form leads to the dashboard, where the account has the email, and back', async () => {
  const { page, messages } = await open('/toolpad/_demo/ReactRouterSignIn', { viewport: { width: 760, height: 640 } });
  await page.getByRole('button', { name: 'Sign in with GitHub' }).waitFor();
  await page.getByLabel('Email').fill('lena@example.com');
  await page.getByLabel('Password').fill('brass-lamps');
  await page.getByRole('button', { name: 'Sign in with email and password' }).click();
  await page.getByText('Four orders came in today.').waitFor();
  await page.getByRole('button', { name: 'Current User' }).click();
  await page.getByText('lena@example.com').waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  expect(messages).toEqual([]);
});
