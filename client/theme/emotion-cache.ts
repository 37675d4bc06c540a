import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';
import type { Direction } from '../shared/preferences/direction.ts';

/** The prefix of class names in each direction. */
const CACHE_KEYS: Record<Direction, string> = { ltr: 'css', rtl: 'rtl' };

/**
 * Emotion's cache for a direction; the right-to-left one flips every rule.
 * No vendor prefixer: the browsers of the baseline need none of its prefixes, and the sheet is a fifth smaller.
 */
export function createEmotionCache(direction: Direction): EmotionCache {
  return createCache({
    key: CACHE_KEYS[direction],
    stylisPlugins: direction === 'rtl' ? [rtlPlugin] : [],
    speedy: true,
  });
}
