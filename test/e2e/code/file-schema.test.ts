import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/studio/reference/file-schema';
const METHOD = '#file-Page-spec-queries-query-rest-method';

describe('the file schema', () => {
  test.each([true, false])('closes and opens by mouse and keyboard (script: %s)', async (javaScriptEnabled) => {
    const { page, messages } = await open(PAGE, { javaScriptEnabled });
    const method = page.locator(METHOD);
    const summary = page.locator('#file-Page-spec-queries>details>summary');
    expect(await method.isVisible()).toBe(true);
    await summary.click();
    await expect.poll(() => method.isVisible()).toBe(false);
    await summary.press('Enter');
    await expect.poll(() => method.isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('a link opens what is closed around its target', async () => {
    const { page } = await open(PAGE);
    await page.locator('#file-Page-spec>details>summary').click();
    expect(await page.locator(METHOD).isVisible()).toBe(false);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, METHOD);
    await expect.poll(() => page.locator(METHOD).isVisible()).toBe(true);
    await expect.poll(async () => (await page.locator(METHOD).boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  });

  test('a link to a section opens the section itself', async () => {
    const { page } = await open(PAGE);
    const queries = page.getByRole('group', { name: 'Schema reference: Element', exact: true }).locator(':scope>details');
    await queries.locator(':scope>summary').click();
    expect(await queries.getAttribute('open')).toBeNull();
    await page.locator('a.schema-ref[href="#definition-Element"]').first().click();
    await expect.poll(() => queries.getAttribute('open')).toBe('');
    expect(new URL(page.url()).hash).toBe('#definition-Element');
  });

  test('a definition shows its shape when the pointer rests on its name', async () => {
    const { page } = await open(PAGE);
    const reference = page.locator('a.schema-ref[href="#definition-EnvBinding"]').first();
    expect(await reference.getAttribute('title')).toBe('{ $$env: string }');
  });

  test('its words are those of the language', async () => {
    const { page } = await open(`/zh${PAGE}`);
    expect(await page.locator('#file-Application-spec>details>summary').innerText()).toBe('spec 对象');
  });

  test.each(['ltr', 'rtl'])('nothing reaches over the edge of a phone (%s)', async (direction) => {
    const { page } = await open(PAGE, { viewport: { width: 360, height: 800 }, cookies: { direction } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
