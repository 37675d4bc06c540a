import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

/** Words of code that go on in the next line, but for those broken at a hump or after what joins names. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const code of document.querySelectorAll('article td code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    let before = { letter: ' ', bottom: Number.POSITIVE_INFINITY };
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      for (const [index, letter] of [...text.data].entries()) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const [box] = range.getClientRects();
        if (!box) continue;
        const isHump = /[a-z\d]/.test(before.letter) && /[A-Z]/.test(letter);
        if (box.top >= before.bottom && /[A-Za-z\d]/.test(before.letter) && /\w/.test(letter) && !isHump) broken.push(text.data);
        before = { letter, bottom: box.bottom };
      }
    }
  }
  return broken;
}

test.each([
  ['account', 1440],
  ['account', 390],
  ['crud', 1440],
  ['app-provider', 1440],
])('the types of %s break only where names do, at %i px', async (name, width) => {
  const { page } = await open(`/toolpad/core/api/${name}`, { viewport: { width, height: 900 } });
  await page.locator('article details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  expect(await page.evaluate(brokenWords)).toEqual([]);
});
