import type { CSSObject } from '@emotion/react';
import { color, radius, textSize } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';

/** The circle with a step's number, and how far the words stand from its start, in pixels. */
const CIRCLE = 28;
const INDENT = 44;

const circle: CSSObject = {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  boxSizing: 'border-box',
  width: CIRCLE,
  height: CIRCLE,
  margin: 0,
  borderRadius: '50%',
};

/** Numbered steps. Once there is script, a check box lies over each number; it lies over the number rather than beside it, so nothing moves. */
export const stepsStyles: CSSObject = {
  position: 'relative',
  margin: '0 0 16px',
  // Room for the line that says how many are done.
  paddingBlockEnd: 36,
  '&>ol': { margin: 0, padding: 0, listStyle: 'none', counterReset: 'step' },
  '&>ol>li': { position: 'relative', minHeight: CIRCLE, margin: '0 0 24px', paddingInlineStart: INDENT, counterIncrement: 'step' },
  '&>ol>li::before': {
    ...circle,
    content: 'counter(step)',
    border: `1px solid ${color.textSecondary}`,
    fontSize: textSize.label,
    fontWeight: 600,
    lineHeight: `${CIRCLE - 2}px`,
    textAlign: 'center',
  },
  // On a phone code needs the whole width: only the first words make room for the number.
  [below('sm')]: {
    '&>ol>li': { paddingInlineStart: 0 },
    '&>ol>li>div:first-of-type>:first-child': { minHeight: CIRCLE, paddingInlineStart: INDENT },
  },
  '&>ol>li>input': { ...circle, appearance: 'none', zIndex: 1, cursor: 'pointer' },
  '&>ol>li>input:focus-visible': focusRing,
  '&>p': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    margin: 0,
    fontSize: textSize.label,
    lineHeight: '28px',
    color: color.textSecondary,
  },
  '&>p>button': {
    minHeight: 28,
    marginInlineStart: 8,
    padding: '0 8px',
    border: 0,
    borderRadius: radius.medium,
    font: 'inherit',
    color: color.primary,
    background: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    '&:hover': { background: color.hover },
  },
  '@media screen': {
    '&>ol>li:hover>input:not(:checked)': { boxShadow: `0 0 0 2px ${color.divider}` },
    '&>ol>li>input:hover:not(:checked)': { boxShadow: `0 0 0 3px ${color.accent}` },
    '&>ol>li:has(>input:checked)::before': {
      content: '"✓"',
      borderColor: color.success,
      color: color.background,
      background: color.success,
    },
  },
  '@media print': { paddingBlockEnd: 0, '&>p, &>ol>li>input': { display: 'none' } },
  '@media (scripting: none)': { paddingBlockEnd: 0 },
};
