import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { paths } from '#content';
import { useBrowser } from '../helpers/browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

/** The rules whose answer depends on the colours, and those whose answer depends on what stands where. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const LAYOUT_RULES = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** Runs axe on the page, without its frames: each demo is a document of its own. */
async function violations(rules: string[] | null) {
  const options = { iframes: false, resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) };
  const results = await window.axe.run(document, options);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

describe.concurrent('axe finds nothing', () => {
  const { open } = useBrowser();
  // The page's policy refuses a foreign script, so axe comes in beside it.
  const withAxe = async (path: string, direction: string) => {
    const { page } = await open(path, { colorScheme: 'light', cookies: { direction }, bypassCSP: true, shared: true });
    await page.evaluate(`(0,eval)(${JSON.stringify(`${AXE};0`)})`);
    return page;
  };

  test.each(paths)('%s, light and dark', async (path) => {
    const page = await withAxe(path, 'ltr');
    expect(await page.evaluate(violations, null)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('body.mode-dark').waitFor();
    expect(await page.evaluate(violations, COLOR_RULES)).toEqual([]);
    await page.close();
  });

  test.each(paths)('%s, right to left', async (path) => {
    const page = await withAxe(path, 'rtl');
    expect(await page.evaluate(violations, LAYOUT_RULES)).toEqual([]);
    await page.close();
  });
});
