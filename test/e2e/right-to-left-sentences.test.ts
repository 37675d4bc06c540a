import { expect, test } from 'vitest';
import { useBrowser } from '../helpers/browser.ts';

const { open } = useBrowser();

/** Where a paragraph's first letter stands, and where its last sign, if it is of one line that ends in a period. */
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
  const isLine = Math.abs(first.top - last.top) < 4 && paragraph.textContent?.endsWith('.');
  return isLine ? [{ first: first.left, last: last.left }] : [];
}

test.each(['/toolpad/core/introduction/installation', '/toolpad/studio/getting-started/installation'])(
  'English sentences of %s end at their end where the page is mirrored',
  async (path) => {
    const { page } = await open(path, { cookies: { direction: 'rtl' } });
    const paragraphs = await page.locator('article p').filter({ visible: true }).all();
    const places = (await Promise.all(paragraphs.map((paragraph) => paragraph.evaluate(ends)))).flat();
    expect(places.length).toBeGreaterThan(3);
    for (const { first, last } of places) expect(last).toBeGreaterThan(first);
  },
);
