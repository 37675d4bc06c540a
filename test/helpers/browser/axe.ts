import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

/** The rules whose answer depends on the colors, and those whose answer depends on what stands where. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
export const LAYOUT_RULES = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** What axe has against a page as it is now, without its frames: each demo is a document of its own. All rules, or these. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // The debugger's own evaluation is not held by the page's policy, which stays in force.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: AXE });
    await session.detach();
  }
  return page.evaluate(run, rules);
}

async function run(rules: readonly string[] | undefined): Promise<string[]> {
  const options = { iframes: false, resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) };
  const { violations } = await window.axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}
