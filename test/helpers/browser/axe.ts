import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { renderAll } from './page-shape.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults>; configure(spec: object): void };
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
    await page.evaluate(plainGrounds);
    await page.evaluate(renderAll);
  }
  await page.evaluate(markLooks);
  return page.evaluate(run, rules);
}

/** Takes the shadows at the edges of what is scrolled away: on a gradient axe judges no text, and all code stands on one. Runs in the page. */
function plainGrounds(): void {
  const plain = new CSSStyleSheet();
  plain.replaceSync('* { background-image: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
}

/**
 * Marks one text of each look: the same color, size and weight on the same ground has the same contrast, and axe would measure it for every
 * word of code. Runs in the page.
 */
function markLooks(): void {
  const grounds = new Map<Element, string>();
  /** All that is painted under an element, and fades it. */
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, opacity, filter, position } = getComputedStyle(element);
    const above = element.parentElement ? groundOf(element.parentElement) : '';
    const own = `${backgroundColor} ${opacity} ${filter} ${position}`;
    const ground = own === 'rgba(0, 0, 0, 0) 1 none static' ? above : `${above}; ${own}`;
    grounds.set(element, ground);
    return ground;
  };
  /** What lies beyond the edge of a box that scrolls is not seen, so it stands for nothing. */
  const isScrolledAway = (element: Element): boolean => {
    const box = element.closest('pre, .table')?.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    return box !== undefined && (left < box.left || right > box.right);
  };
  const looks = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    element.removeAttribute('data-look');
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!(hasText || element.matches('input, textarea, select')) || !element.checkVisibility() || isScrolledAway(element)) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, groundOf(element)].join();
    if (looks.has(look)) continue;
    looks.add(look);
    element.setAttribute('data-look', '');
  }
  window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] });
}

async function run(rules: readonly string[] | undefined): Promise<string[]> {
  const options = { iframes: false, resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) };
  const { violations } = await window.axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}
