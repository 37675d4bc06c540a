import type { CSSObject } from '@emotion/react';
import { color, textSize } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';
import { renderNear } from '../../theme/render-near.ts';
import { scrollEdges } from '../../theme/scroll-edges.ts';
import { unseen } from '../unseen.ts';

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

/** The height of a table whose rows have `lines` lines on average. */
function heightOf(lines: number): string {
  return `calc(attr(data-rows type(<number>)) * ${lines}lh)`;
}

export const tableStyles: CSSObject = {
  overflowX: 'auto',
  margin: '0 0 20px',
  background: tableEdges(color.background),
  ...renderNear(heightOf(1.75)),
  // Its columns fit all of its rows: as long as rows arrive, they would move in the reader's sight. Chromium takes no child for the only one
  // before their parent is whole.
  '&:not(:has(>hr))>*': { visibility: 'hidden' },
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: textSize.label, lineHeight: 1.5 },
  '& th': { textAlign: 'start', fontWeight: 600, whiteSpace: 'nowrap' },
  '& td, & th': { padding: '9px 16px 9px 0', borderBlockEnd: `1px solid ${color.divider}`, verticalAlign: 'top' },
  // On a phone a wide table scrolls; its text column stays wide enough to read.
  '& td:last-child:not(:first-child)': { minWidth: 'min(60vw, 280px)' },
  '& td code': { whiteSpace: 'nowrap' },
  // In a table of few columns a type breaks at its spaces, so that what is said about it has room.
  '&[data-list] td code': { whiteSpace: 'normal' },
  '[data-dense] & :is(td,th)': { paddingBlock: 5 },
  [below('sm')]: { ...list, ...renderNear(heightOf(3.5)) },
};
