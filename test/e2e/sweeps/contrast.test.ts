import { expect, test } from 'vitest';
import { axeViolations, COLOR_RULES } from '../../helpers/browser/axe.ts';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

// The sweep measures one text of each look, so a single text that differs must be one of these.
test.each([
  ['a word of code', 'pre .token.string', { color: '#999' }],
  ['a paragraph that is faded', 'main p', { opacity: '0.4' }],
  ['a line on a ground of its own', 'main li', { background: '#777' }],
])('one text of a page that is too pale is found: %s', async (_, selector, style) => {
  const { page } = await open('/toolpad/core/introduction/tutorial', { colorScheme: 'light' });
  await pageSettled(page);
  expect(await axeViolations(page, COLOR_RULES)).toEqual([]);
  await page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element, look) => Object.assign((element as HTMLElement).style, look), style);
  expect(await axeViolations(page, COLOR_RULES)).toEqual([expect.stringMatching(/^color-contrast: /)]);
});
