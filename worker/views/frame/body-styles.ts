import type { CSSObject } from '@emotion/react';
import { unseen } from '../../../client/blocks/unseen.ts';
import { color, radius, textSize } from '../../../client/theme/css.ts';
import { below } from '../../../client/theme/media.ts';
import { scrollEdges } from '../../../client/theme/scroll-edges.ts';
import { CODE_FONT_FAMILY } from '../../../client/theme/tokens.ts';

const heading: CSSObject = {
  scrollMarginBlockStart: 8,
  lineHeight: 1.3,
  fontWeight: 600,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover, & a:focus-visible': { '&::after': { content: '" #" / ""', color: color.textSecondary, fontWeight: 400 } },
};

/** On a phone a table of few columns is a list: what a row is about, and below it each cell under the name of its column. */
const list: CSSObject = {
  '&[data-list] thead': unseen,
  '&[data-list] :is(table,tbody,tr,td)': { display: 'block', minWidth: 0 },
  '&[data-list] tr': { padding: '10px 0', borderBlockEnd: `1px solid ${color.divider}` },
  '&[data-list] td': { padding: '2px 0', border: 0 },
  '&[data-list] td:first-child': { fontWeight: 600 },
  '&[data-list] td[data-head]::before': {
    content: 'attr(data-head)',
    display: 'block',
    fontSize: textSize.caption,
    color: color.textSecondary,
  },
  '&[data-list] td:empty': { display: 'none' },
};

/** Shades where a table on a surface goes on sideways. */
export function tableEdges(surface: string): string {
  return scrollEdges(surface, `color-mix(in srgb, ${color.textSecondary} 45%, transparent)`);
}

/** Styles of prose: one class on the body, element selectors below it. */
export const bodyStyles: CSSObject = {
  position: 'relative',
  fontSize: textSize.body,
  lineHeight: 1.65,
  overflowWrap: 'break-word',
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
  '& .table': {
    overflowX: 'auto',
    margin: '0 0 20px',
    background: tableEdges(color.background),
    [below('sm')]: list,
  },
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: textSize.label, lineHeight: 1.5 },
  '& th': { textAlign: 'start', fontWeight: 600, whiteSpace: 'nowrap' },
  '& td, & th': { padding: '9px 16px 9px 0', borderBlockEnd: `1px solid ${color.divider}`, verticalAlign: 'top' },
  // On a phone a wide table scrolls; its text column stays wide enough to read.
  '& td:last-child:not(:first-child)': { minWidth: 'min(60vw, 280px)' },
  '& td code': { whiteSpace: 'nowrap' },
  // In a table of few columns a type breaks at its spaces, so that what is said about it has room.
  '& [data-list] td code': { whiteSpace: 'normal' },
  '[data-dense] &': { fontSize: textSize.label, lineHeight: 1.55, '& :is(td, th)': { paddingBlock: 5 } },
};
