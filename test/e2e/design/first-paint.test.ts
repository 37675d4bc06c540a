import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Preferences, parsePreferences } from '../../../client/shared/preferences/preferences.ts';
import { bodyAttributes, htmlAttributes } from '../../../client/shared/stamps.ts';
import { ALL_PREFERENCES } from '../../fixtures/preferences.ts';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { watchFirstPaint } from '../../helpers/browser/first-paint.ts';
import { layoutShifts } from '../../helpers/browser/layout-shift.ts';
import { openSettings } from '../../helpers/browser/settings-dialog.ts';
import { FULL } from '../../helpers/full.ts';
import { cover } from '../../helpers/html/cover.ts';

const { open } = useBrowser();
const PAGES = ['/toolpad/core/introduction', '/toolpad'];
const { codeStyling, packageManager } = parsePreferences(() => undefined);
const ALL = ALL_PREFERENCES.filter((all) => all.codeStyling === codeStyling && all.packageManager === packageManager);

/** Few combinations in which every two choices meet. */
function pairwise(): Preferences[] {
  const pairsOf = (choices: Preferences) => {
    const names = Object.entries(choices).map((choice) => choice.join('='));
    return new Set(names.flatMap((one) => names.map((other) => `${one} ${other}`)));
  };
  return cover(new Map(ALL.map((choices) => [JSON.stringify(choices), pairsOf(choices)]))).map((text) => JSON.parse(text));
}

const COMBINATIONS = FULL ? ALL : pairwise();

/** Holds the entry script back until the page has been painted. */
async function watch(page: Page) {
  await page.addInitScript(watchFirstPaint);
  await page.route(/\/entry-[\w-]+\.js$/, async (route: Route) => {
    await page.evaluate(() => window.firstPaint);
    await route.continue();
  });
}

const cookiesOf = ({ mode, direction, codeVariant, dense }: Preferences) => ({
  'mui-mode': mode,
  direction,
  codeVariant,
  dense: String(dense),
});

const written = (attributes: Record<string, string | undefined>) =>
  Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]));

describe.each(PAGES)('%s', (path) => {
  test.each(COMBINATIONS)(
    '$mode, $direction, $codeVariant, dense $dense: right as it arrives, and never different',
    async (preferences) => {
      // A dark system: what would be light by mistake shows.
      const { page, messages } = await open(path, { cookies: cookiesOf(preferences), colorScheme: 'dark', prepare: watch });
      const html = await (await page.request.get(path)).text();
      const tag = (name: string) => new RegExp(`<${name} [^>]*>`).exec(html)?.[0];
      for (const attribute of written(htmlAttributes(preferences))) expect(tag('html')).toContain(` ${attribute}`);
      for (const attribute of written(bodyAttributes(preferences))) expect(tag('body')).toContain(` ${attribute}`);
      if (preferences.mode === 'system') expect(tag('html')).not.toContain('data-mui-color-scheme');

      await pageSettled(page);
      expect(await page.evaluate(() => window.look())).toMatchObject((await page.evaluate(() => window.firstPaint)) as object);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
        preferences.mode === 'light' ? 'light' : 'dark',
      );
      expect(await page.evaluate(layoutShifts)).toEqual([]);
      await openSettings(page);
      expect(messages).toEqual([]);
    },
  );
});
