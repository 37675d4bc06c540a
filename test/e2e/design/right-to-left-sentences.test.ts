import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

/** Where a paragraph's first letter stands, and where its last sign, if it is of one line that ends a sentence. */
function ends(paragraph: HTMLElement | SVGElement) {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  if (nodes.length === 0) return [];
  const placeOf = (node: Text | undefined, at: number) => {
    const range = document.createRange();
    range.setStart(node!, at);
    range.setEnd(node!, at + 1);
    return range.getBoundingClientRect();
  };
  const [first, last] = [placeOf(nodes[0], 0), placeOf(nodes.at(-1), (nodes.at(-1)?.length ?? 1) - 1)];
  const isLine = Math.abs(first.top - last.top) < 4 && /[.?]$/.test(paragraph.textContent ?? '');
  return isLine ? [{ first: first.left, last: last.left }] : [];
}

const PARAGRAPHS = 'article p';
const LISTS = 'article li:not(:has(p, div, li))';
const LABELS = 'main label';
const CARDS = '.cards p';
const EXCERPTS = 'main li p';

test.each([
  ['/toolpad/core/introduction/installation', PARAGRAPHS],
  ['/toolpad/studio/getting-started/installation', PARAGRAPHS],
  ['/toolpad/core/introduction/installation', LISTS],
  ['/toolpad/core/introduction/support', LISTS],
  ['/toolpad/core', LABELS],
  ['/toolpad/core', CARDS],
  ['/toolpad/search?q=heading', EXCERPTS],
  ['/toolpad/_demo/TutorialTwoPages', 'main p'],
])('English sentences of %s end at their end where the page is mirrored: %s', async (path, selector) => {
  const { page } = await open(path, { cookies: { direction: 'rtl' } });
  const paragraphs = await page.locator(selector).filter({ visible: true }).all();
  const places = (await Promise.all(paragraphs.map((paragraph) => paragraph.evaluate(ends)))).flat();
  expect(places.length).toBeGreaterThan(0);
  for (const { first, last } of places) expect(last).toBeGreaterThan(first);
});

test('the version menu lies in the sidebar, its versions before their words, in both directions', async () => {
  for (const direction of ['ltr', 'rtl']) {
    const { page } = await open('/toolpad/core/react-crud', { cookies: { direction } });
    await page.locator('details.version summary').click();
    const list = page.locator('details.version ul');
    const places = await list.evaluate((element) => {
      const [menu, nav] = [element, element.closest('nav')!].map((one) => one.getBoundingClientRect());
      return [menu!.left - nav!.left, nav!.right - menu!.right];
    });
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    const latest = list.getByText('the latest');
    expect(await latest.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  }
});
