import type { CSSObject } from '@emotion/react';
import { color, radius, textSize } from '../../theme/css.ts';
import { below, from } from '../../theme/media.ts';

const TITLE =
  '&>a:first-child, &>p:first-child>a:first-child, &>div:first-child>p:first-child>a:first-child, &>.words>div:first-child>p:first-child>a:first-child';

/** Cards with a miniature above their words; a first one across the row has it beside them. */
const withPictures: CSSObject = {
  '& li:has(>.picture)': {
    display: 'flex',
    flexDirection: 'column',
    padding: 0,
    overflow: 'hidden',
    '&>:not(.picture)': { padding: '14px 16px' },
  },
  '& li>.picture': {
    order: -1,
    margin: 0,
    borderBlockEnd: `1px solid ${color.divider}`,
    background: color.subtle,
    '& .zoomable': { position: 'static' },
    '& .zoom': { display: 'none' },
    '& svg': { borderRadius: 0 },
  },
  // On a phone they stand in a row, so that all cards are seen together.
  [below('sm')]: {
    '& li:has(>.picture)': {
      flexDirection: 'row',
      '&>.picture': { flex: 'none', width: 104, padding: 8, boxSizing: 'border-box', borderBlockEnd: 0 },
      '&>:not(.picture)': { flex: 1, minWidth: 0, padding: '12px 14px' },
    },
  },
  [from('md')]: {
    '&.three ul': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    '&.first-wide li:first-child:has(>.picture)': {
      flexDirection: 'row',
      '&>.picture': { display: 'grid', alignContent: 'center', width: '50%', border: 0, borderInlineEnd: `1px solid ${color.divider}` },
      '&>:not(.picture)': { flex: 1, alignSelf: 'center', paddingInline: 32, fontSize: textSize.body },
    },
  },
};

/** Where a first card stands across the whole row, so that the others leave no gap. Counted here: a page may be painted while its list is still arriving. */
export function cardsClass(count: number, columns: 2 | 3): string {
  return ['cards', columns === 3 && 'three', count % columns === 1 && 'first-wide'].filter(Boolean).join(' ');
}

/** A grid of cards, each of which leads where its title leads. */
export const cardStyles: CSSObject = {
  '& ul': {
    listStyle: 'none',
    padding: 0,
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'minmax(0,1fr)',
    [from('sm')]: {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    },
  },
  [from('sm')]: { '&.first-wide li:first-child': { gridColumn: '1/-1' } },
  ...withPictures,
  '& li': {
    position: 'relative',
    margin: 0,
    padding: 16,
    border: `1px solid ${color.divider}`,
    borderRadius: radius.medium,
    background: color.background,
    fontSize: textSize.label,
    // The whole card leads where its title leads; what else can be pressed lies above that.
    '& :is(a, figure, .tabs)': { position: 'relative' },
    [TITLE]: {
      position: 'static',
      display: 'block',
      fontWeight: 600,
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.medium },
    },
    '&:has(a:hover)': { borderColor: color.primary },
    '&>:last-child, &>div:last-child>:last-child': { marginBlockEnd: 0 },
  },
};
