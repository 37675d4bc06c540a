import type { CSSObject } from '@mui/material/styles';
import { color } from '../theme/css.ts';

/** One of several choices side by side: the label is the button, the radio inside covers it unseen and keeps keyboard and name. */
export const choice: CSSObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: 36,
  margin: 0,
  padding: '4px 14px',
  border: `1px solid ${color.divider}`,
  borderRadius: '8px',
  fontSize: 14,
  cursor: 'pointer',
  '&:hover': { background: color.hover },
  '&:has(:checked)': { borderColor: color.primary, background: color.accent, color: color.primary, fontWeight: 600 },
  '&:has(:focus-visible)': { outline: `2px solid ${color.primary}`, outlineOffset: 2 },
  '[data-dense="true"] &': { minHeight: 30, paddingInline: 10 },
  // Where the system paints all backgrounds alike, a second line tells the chosen one.
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
};

/** The radio of a choice. */
export const choiceInput: CSSObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  opacity: 0,
  cursor: 'inherit',
};
