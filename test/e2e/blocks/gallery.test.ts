import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/examples';

test.each([true, false])('examples narrow down to a kind and back (script: %s)', async (javaScriptEnabled) => {
  const { page } = await open(PAGE, { javaScriptEnabled });
  const cards = page.locator('.gallery li').filter({ visible: true });
  expect(await cards.count()).toBe(13);
  await page.locator('.gallery label', { hasText: 'Vite' }).click();
  const names = await cards
    .locator('a')
    .filter({ hasText: 'Source' })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split('/').at(-1)));
  expect(names).toEqual(['crud-vite', 'firebase-vite', 'auth-vite', 'vite']);
  await page.locator('.gallery label', { hasText: 'All' }).click();
  expect(await cards.count()).toBe(13);
});

test.each([390, 1440])('the command of every example is whole at %i px', async (width) => {
  const { page } = await open(PAGE, { viewport: { width, height: 900 } });
  const cut = await page
    .locator('.gallery pre')
    .evaluateAll((blocks) => blocks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(cut).toHaveLength(13);
  expect(Math.max(...cut)).toBe(0);
  expect(await page.locator('.gallery svg.diagram').count()).toBe(13);
});
