import { expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/api/app-provider';

test('the chosen version is in the address, is kept for other API pages, and can be given up', async () => {
  const { page, messages } = await open(PAGE);
  await pageSettled(page);
  await page.getByLabel('Show for version').selectOption('0.12');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(`**${PAGE}?v=0.12`);
  await pageSettled(page);
  await page.goto(new URL('/toolpad/core/api/dashboard-layout', page.url()).href);
  await page.waitForURL('**/dashboard-layout?v=0.12');
  await pageSettled(page);
  await page.getByLabel('Show for version').selectOption('0.14');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL('**/dashboard-layout?v=0.14');
  await pageSettled(page);
  await page.goto(new URL(PAGE, page.url()).href);
  await pageSettled(page);
  expect(new URL(page.url()).search).toBe('');
  // A page that leads on to the chosen version is left while it loads.
  expect(messages.filter((message) => !message.endsWith('net::ERR_ABORTED'))).toEqual([]);
});

test('works without script', async () => {
  const { page } = await open(PAGE, { javaScriptEnabled: false });
  await page.getByLabel('Show for version').selectOption('0.11');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(`**${PAGE}?v=0.11`);
  expect(await page.locator('#app-provider-prop-localeText').count()).toBe(0);
  expect(await page.getByLabel('Show for version').inputValue()).toBe('0.11');
});

test('what changed opens on a press', async () => {
  const { page } = await open(PAGE);
  const row = page.locator('#app-provider-prop-theme');
  expect(await row.getByText('AppTheme').count()).toBe(2);
  await row.getByText('changed in 0.5').click();
  expect(await row.locator('details').getByText('AppTheme').isVisible()).toBe(true);
});
