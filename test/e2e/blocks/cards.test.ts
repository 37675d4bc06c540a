import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

test('a whole card leads where its title leads, and its other links where they lead', async () => {
  const { page } = await open('/toolpad');
  const card = page.locator('.cards li', { hasText: 'dashboard shell' });
  await card.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await card.boundingBox())!;
  const hrefAt = (at: { x: number; y: number }) =>
    page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'), at);
  expect(await hrefAt({ x: x + width - 4, y: y + height - 4 })).toBe('/toolpad/core');
  const inner = (await card.getByRole('link', { name: 'tutorial' }).boundingBox())!;
  expect(await hrefAt({ x: inner.x + inner.width / 2, y: inner.y + inner.height / 2 })).toBe('/toolpad/core/introduction/tutorial');
});
