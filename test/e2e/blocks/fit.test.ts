import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../helpers/browser/axe.ts';
import { pageSettled, requestsSeen, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/installation#fit';
const island = (page: Page) => page.locator('[data-island="fit"]');
const field = (page: Page) => page.getByLabel(/Paste your package.json|粘贴你的/);
const status = (page: Page) => island(page).getByRole('status');

async function openForm(path = PAGE, options: Parameters<typeof open>[1] = {}) {
  const opened = await open(path, options);
  await field(opened.page).scrollIntoViewIfNeeded();
  await expect.poll(() => field(opened.page).isEnabled()).toBe(true);
  return opened;
}

const APP = '{ "dependencies": { "react": "^19.0.0", "@mui/material": "^7.3.0", "next": "^15.5.0" } }';

describe('Does it work with mine?', () => {
  test('says which versions fit, why others do not, and what to type; nothing is asked for meanwhile', async () => {
    const { page, messages } = await openForm();
    // A live region that is new says nothing.
    const region = await status(page).elementHandle();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await field(page).fill(APP);
    await expect.poll(() => status(page).textContent()).toBe('@toolpad/core 0.16.0 is the newest version that fits. Type:');
    expect(await region!.evaluate((element) => element.isConnected)).toBe(true);
    expect(await island(page).locator('pre').allTextContents()).toEqual([
      'npm install @toolpad/core@0.16.0 @emotion/cache@11 @emotion/react@11 @mui/icons-material@7 react-dom@19 @emotion/styled@11\n',
      expect.stringContaining('npm install --legacy-peer-deps @toolpad/core@0.14.0 '),
    ]);
    const old = island(page).locator('li', { hasText: '0.11.0' });
    expect(await old.textContent()).toContain('Your project asks for react ^19.0.0; this version accepts ^18');
    await requestsSeen(page);
    expect(asked.filter((url) => !url.endsWith('/robots.txt'))).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('answers by keyboard, and a picked file like a pasted one', async () => {
    const { page } = await openForm();
    await field(page).focus();
    await page.keyboard.insertText('{ "dependencies": { "next": "^16.0.0" } }');
    await expect.poll(() => status(page).textContent()).toContain('No version of @toolpad/core fits this project as it is');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
    const file = { name: 'package.json', mimeType: 'application/json', buffer: Buffer.from(APP) };
    await page.getByLabel('Or pick the file:').setInputFiles(file);
    await expect.poll(() => status(page).textContent()).toContain('0.16.0 is the newest version that fits');
    expect(await field(page).inputValue()).toBe(APP);
  });

  test.each([
    ['half a file', '{ "dependencies": ', 'That is not JSON.'],
    ['a list', '[1]', 'That is JSON, but no package.json.'],
    ['a huge file', 'x'.repeat(600_000), 'That is longer than any package.json.'],
  ])('says what is wrong with %s', async (_name, text, sentence) => {
    const { page } = await openForm();
    await page.getByLabel('Or pick the file:').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect.poll(() => status(page).textContent()).toContain(sentence);
    expect(await island(page).locator('li').count()).toBe(0);
    await field(page).fill('');
    await expect.poll(() => status(page).textContent()).toBe('');
  });

  test('works without a network once it is there', async () => {
    const { page } = await openForm();
    await page.context().setOffline(true);
    await field(page).fill(APP);
    await expect.poll(() => status(page).textContent()).toContain('0.16.0 is the newest version that fits');
  });

  test('is not loaded before it is seen', async () => {
    const scripts: string[] = [];
    const prepare = async (page: Page) => void page.on('request', (request) => scripts.push(request.url()));
    const { page } = await open('/toolpad/studio/getting-started/installation', { prepare, viewport: { width: 390, height: 600 } });
    await pageSettled(page);
    expect(scripts.filter((url) => /\/fit-/.test(url))).toEqual([]);
  });

  test('without script, the table is there and the form is not', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    expect(await page.getByRole('row', { name: /^0\.14\.0 / }).textContent()).toContain('^18 || ^19');
    expect(await field(page).isVisible()).toBe(false);
  });

  test.each([
    ['/toolpad/core/introduction/installation#fit', 390, 'light', 'rtl'],
    ['/zh/toolpad/core/introduction/installation#fit', 1440, 'dark', 'ltr'],
    ['/toolpad/studio/getting-started/installation#fit', 390, 'dark', 'ltr'],
  ] as const)('%s at %i px, %s, %s: an answer is as wide as the page, and can be read', async (path, width, colorScheme, direction) => {
    const { page } = await openForm(path, { viewport: { width, height: 900 }, colorScheme, cookies: { direction } });
    await field(page).fill(`{ "dependencies": { "react": "workspace:*", "next": "${'x'.repeat(200)}" } }`);
    await island(page).locator('li').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
});
