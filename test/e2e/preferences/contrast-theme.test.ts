import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { openSearch } from '../../helpers/browser/search-dialog.ts';

const { open } = useBrowser();
const GUIDE = '/toolpad/core/introduction/installation';
const DEMOS = '/toolpad/core/react-use-dialogs';

/** What a contrast theme leaves of how a thing looks: its lines. */
function linesOf(element: Element) {
  const { outlineStyle, outlineColor, borderTopColor, borderBottomColor, borderTopWidth } = getComputedStyle(element);
  return JSON.stringify([outlineStyle === 'none' ? '' : outlineColor, borderTopColor, borderBottomColor, borderTopWidth]);
}

/** Things to choose between: the chosen one, another, and what comes first. */
const CHOICES: [name: string, path: string, chosen: string, other: string, first?: (page: Page) => Promise<unknown>][] = [
  ['page in the navigation', GUIDE, '#side-nav a[aria-current=page]', '#side-nav li a:not([aria-current])'],
  ['product in the header', GUIDE, 'header nav a[aria-current]', 'header nav a:not([aria-current])'],
  ['package manager', GUIDE, '.tabs label[data-tab~=npm]', '.tabs label[data-tab~=yarn]'],
  ['place in the contents', GUIDE, '#toc a[aria-current]', '#toc a:not([aria-current])', (page) => page.mouse.wheel(0, 1500)],
  ['variant of a demo', DEMOS, '.demo [data-variant=TS]', '.demo [data-variant=JS]'],
  ['view of a reference', `${DEMOS}/api`, '.api label:first-of-type', '.api label:last-of-type'],
  [
    'product of a search',
    GUIDE,
    'dialog .products input:checked + span',
    'dialog .products input:not(:checked) + span',
    (page) => openSearch(page),
  ],
  ['answer of a search', GUIDE, 'dialog [aria-selected=true]', 'dialog [role=option]:not([aria-selected=true])', searchDialogs],
];

async function searchDialogs(page: Page) {
  await openSearch(page);
  await page.keyboard.type('dialog');
  await page.locator('dialog [role=option] mark').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

describe.each(['light', 'dark'] as const)('in a %s contrast theme', (colorScheme) => {
  test.each(CHOICES)('the chosen %s differs from the others by its lines', async (_, path, chosen, other, first) => {
    const { page } = await open(path, { forcedColors: 'active', colorScheme });
    await first?.(page);
    await page.locator(chosen).first().waitFor();
    const others = await page.locator(other).first().evaluate(linesOf);
    expect(await page.locator(chosen).first().evaluate(linesOf)).not.toBe(others);
  });

  test('what is marked can be read', async () => {
    const { page } = await open(GUIDE, { forcedColors: 'active', colorScheme });
    await searchDialogs(page);
    const [text, ground] = await page
      .locator('dialog mark')
      .first()
      .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
    expect(text).not.toBe(ground);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  });
});

test('a reader who asks for more contrast gets all text in the text’s own color', async () => {
  const { page } = await open(GUIDE, { contrast: 'more' });
  const colors = await page.locator('#toc a, h1').evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
  expect(colors.length).toBeGreaterThan(1);
  expect(new Set(colors).size).toBe(1);
});
