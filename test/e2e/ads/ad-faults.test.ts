import { describe, expect, test } from 'vitest';
import { INLINE, labelOf, prepareAds, SLOT_PAGE, slotOf } from '../../helpers/ads/ad-page.ts';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { layoutShifts } from '../../helpers/browser/layout-shift.ts';
import { useAdNetwork, useSite } from '../../helpers/worker/site.ts';

const { open } = useBrowser();
const network = useAdNetwork();

/** One feed of each family; all of them are tried at the endpoint. */
describe.each([
  ['/wire/reset', 'in-house-body-top-inline', 'Themes'],
  ['/status/500', 'in-house-body-top-inline', 'Themes'],
  ['/type/html', 'in-house-body-top-inline', 'Themes'],
  ['/json/cut-off', 'in-house-body-top-inline', 'Themes'],
  ['/fields/html-description', 'carbon-body-top-inline', 'Northwind & Co'],
])('a feed with the fault %s', (path, label, words) => {
  const site = useSite(() => ({ AD_FEED_URL: network().url + path }));

  test(`→ ${label}; the page is unmoved and the console silent`, async () => {
    const { page, messages } = await open(site(SLOT_PAGE), { prepare: (page) => prepareAds(page, INLINE) });
    await expect.poll(() => labelOf(page)).toBe(label);
    expect(await slotOf(page).innerText()).toContain(words);
    expect(await slotOf(page).locator('script, b b, [onerror]').count()).toBe(0);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    expect(messages).toEqual([]);
  });
});
