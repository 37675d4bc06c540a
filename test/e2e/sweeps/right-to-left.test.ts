import { expect, test } from 'vitest';
import { paths } from '#content';
import { axeViolations, LAYOUT_RULES } from '../../helpers/browser/axe.ts';
import { demosAlive, pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { inspectPage, PAGE_AS_IT_SHOULD_BE, renderAll, WIDTHS } from '../../helpers/browser/page-shape.ts';
import { FULL } from '../../helpers/full.ts';
import { pagesOfEveryKind } from '../../helpers/html/page-kinds.ts';

const { open } = useBrowser();

const chosen = await pagesOfEveryKind();

test('few pages hold every kind of thing: no name counts as a kind', () => {
  expect(chosen.length).toBeLessThan(paths.length / 4);
});

// A page's body is the same in both directions (test/worker/preferences/directions.test.ts), so the pages that hold every kind of thing stand for all.
test.each(FULL ? paths : chosen)('%s, right to left: fits, is accessible, says nothing', async (path) => {
  const { page, messages } = await open(path, { colorScheme: 'light', cookies: { direction: 'rtl' } });
  await pageSettled(page);
  await demosAlive(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  await page.evaluate(renderAll);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(inspectPage), `${width} px`).toEqual(PAGE_AS_IT_SHOULD_BE);
  }
  expect.soft(await axeViolations(page, LAYOUT_RULES), 'axe').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('body.mode-dark').waitFor();
  expect.soft(messages, 'console').toEqual([]);
});
