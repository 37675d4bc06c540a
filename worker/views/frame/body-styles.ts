import type { CSSObject } from '@emotion/react';
import { color, radius, textSize } from '../../../client/theme/css.ts';
import { FAR } from '../../../client/theme/render-near.ts';
import { CODE_FONT_FAMILY } from '../../../client/theme/tokens.ts';

const heading: CSSObject = {
  scrollMarginBlockStart: 8,
  lineHeight: 1.3,
  fontWeight: 600,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover, & a:focus-visible': { '&::after': { content: '" #" / ""', color: color.textSecondary, fontWeight: 400 } },
};

/** Styles of prose: one class on the body, element selectors below it. */
export const bodyStyles: CSSObject = {
  position: 'relative',
  fontSize: textSize.body,
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  '&>:nth-child(n+6)': FAR,
  '& h2': { ...heading, fontSize: textSize.heading, margin: '48px 0 12px' },
  '& h3': { ...heading, fontSize: textSize.lead, margin: '32px 0 8px' },
  '& h4': { fontSize: textSize.body, margin: '24px 0 8px' },
  // Room at the heading's end for the button that asks about its section.
  '& :is(h2,h3)': { paddingInlineEnd: 36 },
  '& .ask': {
    position: 'absolute',
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: radius.medium,
    color: color.textSecondary,
    background: 'none',
    cursor: 'pointer',
    // Up, over the heading's last line.
    transform: 'translateY(-44px)',
    '@media (hover: hover)': { opacity: 0 },
    '@media print': { display: 'none' },
  },
  '& h3+.ask': { transform: 'translateY(-36px)' },
  '& :is(h2,h3):hover+.ask, & .ask:hover, & .ask:focus-visible': { opacity: 1 },
  '& .ask:hover': { color: color.primary, background: color.hover },
  '& p, & ul, & ol': { margin: '0 0 16px' },
  '& ul, & ol': { paddingInlineStart: 26 },
  '& li': { marginBlockEnd: 6, '&::marker': { color: color.textSecondary } },
  '& li>p, & li>div>p': { marginBlockEnd: 8 },
  '& a': { color: color.primary, textUnderlineOffset: 3, textDecorationThickness: 1 },
  '& a:hover': { textDecorationThickness: 2 },
  '& strong': { fontWeight: 600 },
  '& code': {
    fontFamily: CODE_FONT_FAMILY,
    fontSize: '.86em',
    padding: '2px 5px',
    borderRadius: radius.small,
    background: color.inlineCode,
  },
  '& a code': { color: 'inherit' },
  '& hr': { border: 0, borderBlockStart: `1px solid ${color.divider}`, margin: '40px 0' },
  '& blockquote': {
    margin: '0 0 16px',
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${color.divider}`,
    color: color.textSecondary,
  },
  '[data-dense] &': { fontSize: textSize.label, lineHeight: 1.55 },
};
