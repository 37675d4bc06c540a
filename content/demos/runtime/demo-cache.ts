import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

/** The style cache of a demo in the browser. */
export function demoCache(direction: string): EmotionCache {
  // A key of its own, or the sheet that the build wrote left to right would be taken for this one.
  return direction === 'rtl'
    ? createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] })
    : createCache({ key: 'css' });
}
