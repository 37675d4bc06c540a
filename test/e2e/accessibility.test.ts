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

/** Runs axe on the page, without its frames: each demo is a document of its own. */
async function violations() {
  const results = await window.axe.run(document, { iframes: false, resultTypes: ['violations'] });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

describe.concurrent('axe finds nothing', () => {
  const { open } = useBrowser();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const direction of ['ltr', 'rtl']) {
      test.each(paths)(`%s, ${colorScheme}, ${direction}`, async (path) => {
        // The page's policy refuses a foreign script, so axe comes in beside it.
        const { page } = await open(path, { colorScheme, cookies: { direction }, bypassCSP: true, shared: true });
        await page.evaluate(`(0,eval)(${JSON.stringify(`${AXE};0`)})`);
        expect(await page.evaluate(violations)).toEqual([]);
        await page.close();
      });
    }
  }
});
