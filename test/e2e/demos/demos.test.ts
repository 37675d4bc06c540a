import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/react-dashboard-layout';

describe('demos at work', () => {
  test('the layout navigates inside its frame', async () => {
    const { page, messages } = await open(PAGE);
    const frame = page.frameLocator('#DashboardLayoutBasic iframe');
    await frame.getByRole('link', { name: 'Orders' }).filter({ visible: true }).first().click();
    await frame.getByText('/orders').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(messages).toEqual([]);
  });

  test.each([
    ['ltr', 0],
    ['rtl', 760 - 320 + 1],
  ])('%s: the sidebar stands at %i px', async (direction, left) => {
    const viewport = { width: 760, height: 500 };
    const { page } = await open('/toolpad/_demo/DashboardLayoutBasic', { viewport, cookies: { direction } });
    const sidebar = page.getByRole('navigation', { name: 'Desktop' });
    await expect.poll(async () => (await sidebar.boundingBox())?.x).toBe(left);
  });

  test('the account signs out and in again', async () => {
    const { page } = await open('/toolpad/_demo/DashboardLayoutAccount', { viewport: { width: 760, height: 500 } });
    await page.getByRole('button', { name: 'Current User' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Current User' }).waitFor();
  });

  test('a demo follows the mode of its page', async () => {
    const { page } = await open(PAGE, { colorScheme: 'light' });
    const frame = page.frameLocator('#DashboardLayoutBasic iframe');
    await frame.locator('html[data-toolpad-color-scheme="light"]').waitFor({ state: 'attached' });
    await openSettings(page);
    await page.getByRole('radio', { name: 'Dark' }).click();
    await frame.locator('html[data-toolpad-color-scheme="dark"]').waitFor({ state: 'attached' });
  });

  test('selecting a breed changes the picture', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioDogBreeds', { viewport: { width: 760, height: 500 } });
    await page.getByRole('gridcell', { name: 'hound' }).click();
    await expect.poll(() => page.locator('#demo').innerText()).toMatch(/hound[\s\S]*hound/);
    expect(messages).toEqual([]);
  });
});

describe("a demo's code", () => {
  test('Show code brings the whole source, Hide code takes it away, JS and TS switch it', async () => {
    const { page, messages } = await open(PAGE, { permissions: ['clipboard-read', 'clipboard-write'] });
    const demo = page.locator('#DashboardLayoutBasic');
    await demo.getByRole('button', { name: 'Show code' }).click();
    const shown = () => demo.locator('.demo-source code').filter({ visible: true }).innerText();
    await expect.poll(shown).toContain('Navigation');
    expect(await shown()).toContain(': Navigation');
    await demo.getByRole('button', { name: 'JS' }).click();
    expect(await shown()).not.toContain(': Navigation');
    expect(await shown()).toContain('export default function DashboardLayoutBasic');
    await demo.getByRole('button', { name: 'Hide code' }).click();
    await demo.locator('.demo-source').waitFor({ state: 'hidden' });
    expect(messages).toEqual([]);
  });

  test('without script a link leads to the source', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    await page.locator('#DashboardLayoutBasic').getByRole('link', { name: 'Show code' }).click();
    expect(await page.locator('h1').innerText()).toBe('Source of DashboardLayoutBasic');
    expect(await page.locator('pre').first().innerText()).toContain('DashboardLayoutBasic');
  });
});
