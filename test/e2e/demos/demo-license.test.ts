import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const DEMO = '/toolpad/_demo/StudioCustomers';
/** Stands for the Worker's attribute: the server of these tests has no key. */
const KEY = 'order=17"<&';

type Slot = { __MUI_LICENSE_INFO__?: { key?: string } };
const slot = () => (globalThis as Slot).__MUI_LICENSE_INFO__;

describe("MUI X's license slot in a demo's document", () => {
  test('is empty without a key', async () => {
    const { page } = await open(DEMO);
    expect(await page.evaluate(slot)).toBeUndefined();
  });

  test('holds the key of the document, with the grid at work', async () => {
    const { page, messages } = await open(DEMO, {
      prepare: (target) =>
        target.route(`**${DEMO}`, async (route) => {
          const response = await route.fetch();
          const escaped = KEY.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
          const body = (await response.text()).replace('<html', () => `<html data-mui-x-license-key="${escaped}"`);
          await route.fulfill({ response, body });
        }),
    });
    expect(await page.evaluate(slot)).toEqual({ key: KEY });
    await page.getByRole('grid').waitFor();
    expect(messages).toEqual([]);
  });
});
