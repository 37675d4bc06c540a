import { expect, test } from 'vitest';
import { styledDemos } from '../../../scripts/demos/find-demos.ts';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { FULL } from '../../helpers/full.ts';
import { site } from '../../helpers/project/site.ts';

const { open } = useBrowser();

const LOOKS = (['light', 'dark'] as const).flatMap((scheme) => (['ltr', 'rtl'] as const).map((direction) => ({ scheme, direction })));

/** Each demo once, the looks by turns, so that a group sees all of them however few demos it has. */
function rotated(names: readonly string[]) {
  const visits = Math.max(names.length, LOOKS.length);
  return Array.from({ length: visits }, (_, index) => ({ name: names[index % names.length]!, ...LOOKS[index % LOOKS.length]! }));
}

const groups = Map.groupBy([...site.demos().values()].flatMap(styledDemos), ({ group }) => group);
const visits = [...groups.values()].flatMap((demos) => {
  const names = demos.map(({ name }) => name);
  return FULL ? names.flatMap((name) => LOOKS.map((look) => ({ name, ...look }))) : rotated(names);
});

test.each(visits)('$name, $scheme, $direction: comes alive, shows itself, says nothing', async ({ name, scheme, direction }) => {
  const options = { colorScheme: scheme, cookies: { direction }, viewport: { width: 760, height: 500 } };
  const { page, messages } = await open(`/toolpad/_demo/${name}`, options);
  const { dir, dataset } = await page.evaluate(() => ({
    dir: document.documentElement.dir,
    dataset: { ...document.documentElement.dataset },
  }));
  expect({ dir, scheme: dataset.toolpadColorScheme }).toEqual({ dir: direction, scheme });
  // Some show nothing but a picture or a button, and some fetch first.
  const demo = page.locator('#demo');
  const shown = () => demo.evaluate((root) => root.textContent?.trim() || root.querySelector('button, img, svg')?.tagName);
  await expect.poll(shown).toBeTruthy();
  await expect.poll(() => demo.locator('[role=progressbar]:not([aria-valuenow])').count()).toBe(0);
  expect(messages).toEqual([]);
});
