import { describe, expect, test } from 'vitest';
import { ownAppQuery } from '../../../client/shared/own-app/own-app.ts';
import { axeViolations } from '../../helpers/browser/axe.ts';
import { clipboardText, pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser('own');
const NAME = `Rosa's "Café"`;
const PAGE = '/toolpad/core/react-dashboard-layout';
const cookies = { 'own-app': encodeURIComponent(ownAppQuery({ name: NAME, primary: 'teal', menu: ['orders'] })) };

/** A page of a reader who has named an app, with its menu open. */
async function openMenu(path = PAGE, options: Parameters<typeof open>[1] = {}) {
  const opened = await open(path, { cookies, ...options });
  await pageSettled(opened.page);
  const pill = opened.page.getByRole('button', { name: `Your app: ${NAME}` });
  await pill.click();
  return { ...opened, pill, press: (name: string) => opened.page.locator('#own-app-menu').getByText(name).click() };
}

describe('the reader\u2019s app in the header', () => {
  test.each([390, 900, 1440])('is there without a sideways scroll at %i px', async (width) => {
    const { page, pill, messages } = await openMenu(PAGE, { viewport: { width, height: 844 } });
    expect(await pill.innerText()).toBe(NAME);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const box = await page.locator('#own-app-menu').boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await page.locator('#own-app-menu').waitFor({ state: 'hidden' });
    expect(messages).toEqual([]);
  });

  test('is not there for a reader without one', async () => {
    const { page } = await open(PAGE);
    await pageSettled(page);
    expect(await page.locator('.own-pill').count()).toBe(0);
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('own-app')).length)).toBe(
      0,
    );
  });

  test('leads back to the samples', async () => {
    const { page, press, pill } = await openMenu('/toolpad/core/react-app-provider');
    expect(await page.locator('main code', { hasText: 'Harbour Goods' }).count()).toBe(0);
    await press('Back to the samples');
    await page.locator('main code', { hasText: 'Harbour Goods' }).first().waitFor();
    expect(await pill.count()).toBe(0);
    expect(await page.evaluate(() => document.cookie)).not.toContain('own-app');
  });

  test('leads to the form, which knows the app, and empties with it', async () => {
    const { page, press } = await openMenu();
    await press('Change name');
    const name = page.locator('form.own-app').getByLabel('What is your app called?');
    await expect.poll(() => name.inputValue()).toBe(NAME);
    await page.getByRole('button', { name: `Your app: ${NAME}` }).click();
    await press('Back to the samples');
    await expect.poll(() => name.inputValue()).toBe('');
  });
});

describe('what is taken along', () => {
  test('stands at the end of the text too, for as long as there is an app', async () => {
    const { page, press } = await openMenu();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const end = page.locator('.own-end');
    expect(await end.innerText()).toContain(`Take ${NAME} with you`);
    const [download] = await Promise.all([page.waitForEvent('download'), end.getByText('Download as a zip').click()]);
    expect(download.suggestedFilename()).toBe('rosa-s-cafe.zip');
    await page.locator('.own-pill').click();
    await press('Back to the samples');
    await end.waitFor({ state: 'detached' });
  });

  test('is a zip, made in the browser', async () => {
    const { page, press, messages } = await openMenu();
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download as a zip')]);
    expect(download.suggestedFilename()).toBe('rosa-s-cafe.zip');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    // The files are stored as they are.
    const zip = Buffer.concat(chunks).toString();
    expect(zip.slice(0, 2)).toBe('PK');
    for (const file of ['package.json', 'index.html', 'src/index.tsx', 'src/Demo.tsx']) expect(zip).toContain(`rosa-s-cafe/${file}`);
    expect(zip).toContain(String.raw`title: 'Rosa\'s "Café"'`);
    expect(zip).not.toContain("segment: 'reports'");
    expect(messages).toEqual([]);
  });

  test('says that its files did not arrive, and is there to be pressed again', async () => {
    const { page, press } = await openMenu();
    await page.route('**/*.json', (route) => route.fulfill({ status: 500 }));
    await press('Download as a zip');
    const failed = page.locator('#own-app-menu').getByText('Its files didn’t arrive. Please try again later.');
    await failed.waitFor();
    await failed.waitFor({ state: 'detached' });
    await page.unroute('**/*.json');
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download as a zip')]);
    expect(download.suggestedFilename()).toBe('rosa-s-cafe.zip');
  });

  test.each([
    ['Copy a link', (origin: string) => `${origin}/toolpad/core?${ownAppQuery({ name: NAME, primary: 'teal', menu: ['orders'] })}`],
    ['Copy the command', () => 'npx create-toolpad-app@latest rosa-s-cafe'],
  ])('%s → it is in the clipboard, and the button says so for a while', async (words, text) => {
    const { page, press } = await openMenu(PAGE, { permissions: ['clipboard-read', 'clipboard-write'] });
    const button = page.locator('#own-app-menu').getByText(words);
    await press(words);
    await page.locator('#own-app-menu').getByText('Copied').waitFor();
    expect(await clipboardText(page)).toBe(text(new URL(page.url()).origin));
    await button.waitFor({ state: 'attached' });
  });

  test.each(['of its own', 'of a demo'])('is a project %s in StackBlitz', async (what) => {
    const { page, press } = await openMenu();
    const posted = new Promise<string>((resolve) => {
      void page.context().route(/^https:/, (route) => {
        resolve(route.request().postData() ?? '');
        return route.fulfill({ body: 'received' });
      });
    });
    if (what === 'of its own') await press('Open in StackBlitz');
    else {
      await page.keyboard.press('Escape');
      const demo = page.locator('#DashboardLayoutBranding');
      await demo.getByRole('button', { name: 'More actions' }).click();
      await demo.getByRole('menuitem', { name: 'Edit in StackBlitz' }).click();
    }
    const fields = new URLSearchParams(await posted);
    expect(fields.get('project[files][src/Demo.tsx]')).toContain(String.raw`title: 'Rosa\'s "Café"'`);
    expect(fields.get('project[files][src/Demo.tsx]')).not.toMatch(/Harbour Goods|Nordwind/);
  });
});
