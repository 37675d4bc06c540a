import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Preferences, parsePreferences } from '../../client/shared/preferences.ts';
import { bodyAttributes, htmlAttributes } from '../../client/shared/stamps.ts';
import { ALL_PREFERENCES } from '../fixtures/preferences.ts';
import { useBrowser } from '../helpers/browser.ts';
import { layoutShifts } from '../helpers/layout-shift.ts';

const { open } = useBrowser();
const PAGES = ['/toolpad/core/introduction', '/toolpad'];
const { codeStyling, packageManager } = parsePreferences(() => undefined);
const COMBINATIONS = ALL_PREFERENCES.filter((all) => all.codeStyling === codeStyling && all.packageManager === packageManager);

declare global {
  interface Window {
    look(): unknown;
    firstPaint: Promise<unknown>;
  }
}

/** Runs before the page's own scripts: keeps what is seen when the browser first paints. */
function watchFirstPaint() {
  window.look = () => {
    const styled = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) return null;
      const { color, backgroundColor, direction, transitionProperty } = getComputedStyle(element);
      return { color, backgroundColor, direction, transitionProperty, box: element.getBoundingClientRect().toJSON() };
    };
    const metas = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('content'));
    const attributes = [document.documentElement, document.body].map((element) =>
      element.outerHTML.slice(0, element.outerHTML.indexOf('>')),
    );
    return { metas, attributes, seen: ['html', 'body', 'header', 'h1', 'main p', 'main a'].map(styled) };
  };
  window.firstPaint = new Promise((resolve) => {
    new PerformanceObserver(() => resolve(window.look())).observe({ type: 'paint', buffered: true });
  });
}

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

      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.look())).toEqual(await page.evaluate(() => window.firstPaint));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
        preferences.mode === 'light' ? 'light' : 'dark',
      );
      expect(await page.evaluate(layoutShifts)).toEqual([]);
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('dialog', { name: 'Settings' }).waitFor();
      expect(messages).toEqual([]);
      await page.context().close();
    },
  );
});
