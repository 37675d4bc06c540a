import { expect, test } from 'vitest';
import { clipboardText, useBrowser } from '../helpers/browser/browser.ts';
import { PAGE } from '../helpers/html/pages.ts';

const { open, url } = useBrowser('own');
const DEMO_PAGE = '/toolpad/core/react-dashboard-layout';

const permissions = ['clipboard-read', 'clipboard-write'];

test.each(['JS', 'TS'])('"Copy page" with the variant %s → the Markdown in that variant is in the clipboard', async (codeVariant) => {
  const { page, messages } = await open(DEMO_PAGE, { permissions, cookies: { codeVariant } });
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.locator('.copy-page', { hasText: 'Copied' }).waitFor();
  const copied = () => clipboardText(page);
  await expect.poll(copied).toBe(await (await fetch(url(`${DEMO_PAGE}.md?variant=${codeVariant}`))).text());
  expect(await page.locator('#live').textContent()).toBe('Copied');
  await page.locator('.copy-page', { hasText: 'Copy page' }).waitFor();
  expect(messages).toEqual([]);
});

test('"Copy page" with a variant that the address asks for → that variant', async () => {
  const { page } = await open(`${DEMO_PAGE}#DashboardLayoutBasic.js`, { permissions });
  await page.getByRole('button', { name: 'Copy page' }).click();
  const copied = () => clipboardText(page);
  await expect.poll(copied).toContain('```jsx\nimport');
});

test.each(['/toolpad', PAGE, '/toolpad/core/api/dashboard-layout', '/api-docs', `/zh${PAGE}`])(
  'the menu of %s, by keyboard',
  async (path) => {
    const { page, messages } = await open(path);
    const summary = page.locator('.copy-page + details summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    const links = page.locator('.copy-page + details a');
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const prompt = encodeURIComponent(`https://mui.com${path}.md`);
    expect(addresses).toEqual([
      url(`${path}.md`),
      expect.stringMatching(/^https:\/\/chatgpt\.com\/\?q=/),
      expect.stringMatching(/^https:\/\/claude\.ai\/new\?q=/),
    ]);
    for (const address of addresses.slice(1)) expect(address).toContain(prompt);
    expect(await links.first().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await links.first().isVisible()).toBe(false);
    expect(messages).toEqual([]);
  },
);

test('without JavaScript the links are there and the button is not', async () => {
  const { page } = await open(PAGE, { javaScriptEnabled: false });
  await page.locator('.copy-page + details summary').click();
  expect(await page.locator('.copy-page').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await page.waitForURL(`**${PAGE}.md`);
  expect(await page.locator('pre').textContent()).toContain('\n# ');
});
