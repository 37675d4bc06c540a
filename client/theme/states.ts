import type { CSSObject } from '@emotion/react';
import { color } from './css.ts';

/** A choice that was made, on a button or chip of its own. */
export const chosen = {
  borderColor: color.primary,
  color: color.primary,
  background: color.accent,
  fontWeight: 600,
} as const satisfies CSSObject;

/** What has the focus by keyboard, where a part that is not focused itself shows it. */
export const focusRing = { outline: `2px solid ${color.primary}`, outlineOffset: 2 } as const satisfies CSSObject;
