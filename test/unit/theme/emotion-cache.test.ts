import { describe, expect, test } from 'vitest';
import { createEmotionCache } from '../../../client/theme/emotion-cache.ts';

/** The rules that a cache makes of a style. */
function rulesOf(direction: 'ltr' | 'rtl', styles: string): string {
  const cache = createEmotionCache(direction);
  cache.compat = true;
  cache.insert('.a', { name: 'a', styles, next: undefined }, cache.sheet, true);
  return Object.values(cache.inserted).join('');
}

describe('createEmotionCache', () => {
  test.each([
    ['ltr', 'css', '.a{margin-left:8px;text-align:left;}'],
    ['rtl', 'rtl', '.a{margin-right:8px;text-align:right;}'],
  ] as const)('for %s has the key %s and makes %s', (direction, key, css) => {
    expect(createEmotionCache(direction).key).toBe(key);
    expect(rulesOf(direction, 'margin-left:8px;text-align:left;')).toBe(css);
  });

  test('adds no vendor prefixes', () => {
    expect(rulesOf('ltr', 'user-select:none;')).toBe('.a{user-select:none;}');
  });
});
