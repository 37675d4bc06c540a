import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEmotionCache } from '../../../client/theme/emotion-cache.ts';

/** The rules that a cache makes of a style. */
function rulesOf(direction: 'ltr' | 'rtl', styles: string): string {
  const cache = createEmotionCache(direction);
  cache.compat = true;
  cache.insert('.a', { name: 'a', styles, next: undefined }, cache.sheet, true);
  return Object.values(cache.inserted).join('');
}

/** Counts the rules of each style tag that a cache opens. */
function countRules() {
  const tags: { rules: string[] }[] = [];
  const createElement = () => {
    const rules: string[] = [];
    const sheet = { cssRules: rules, insertRule: (rule: string) => rules.push(rule) };
    return { rules, sheet, nextSibling: null, setAttribute: () => {}, appendChild: () => {} };
  };
  vi.stubGlobal('document', { createElement, createTextNode: () => null });
  const container = { insertBefore: (tag: { rules: string[] }) => tags.push(tag) } as unknown as Node;
  return { container, counts: () => tags.map(({ rules }) => rules.length) };
}

describe('createEmotionCache', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['ltr', 'css', '.a{margin-left:8px;text-align:left;}'],
    ['rtl', 'rtl', '.a{margin-right:8px;text-align:right;}'],
  ] as const)('for %s has the key %s and makes %s', (direction, key, css) => {
    expect(createEmotionCache(direction).key).toBe(key);
    expect(rulesOf(direction, 'margin-left:8px;text-align:left;')).toBe(css);
  });

  test.each(['ltr', 'rtl'] as const)('for %s opens a new style tag after 65,000 rules', (direction) => {
    const { container, counts } = countRules();
    const { sheet } = createEmotionCache(direction);
    sheet.container = container;
    for (let count = 0; count <= 65_000; count += 1) sheet.insert('a{}');
    expect(counts()).toEqual([65_000, 1]);
  });

  test('adds no vendor prefixes', () => {
    expect(rulesOf('ltr', 'user-select:none;')).toBe('.a{user-select:none;}');
  });
});
