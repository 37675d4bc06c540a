import type { CSSObject } from '@emotion/react';
import { color, radius } from './css.ts';

/** What something is typed into or chosen from. Material UI's fields show their focus by script alone, so this is the site's own. */
export const field = {
  boxSizing: 'border-box',
  border: `1px solid ${color.field}`,
  borderRadius: radius.medium,
  background: color.background,
  color: color.text,
  font: 'inherit',
} as const satisfies CSSObject;

/** What stands in an empty field: browsers' own gray is too light. */
export const placeholder = { color: color.textSecondary, opacity: 1 } as const satisfies CSSObject;
