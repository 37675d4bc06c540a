import type { CSSObject } from '@emotion/react';
import { API_SECTIONS } from '../../shared/api-view.ts';
import { CONTRAST_THEME, color, radius, textSize } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';
import { unseen } from '../unseen.ts';

const chosenLabel: CSSObject = {
  color: color.primary,
  background: color.background,
  boxShadow: `0 0 0 1px ${color.primary}`,
  [CONTRAST_THEME]: { outline: '2px solid Highlight' },
};
const otherLabel: CSSObject = { color: color.textSecondary, background: 'none', boxShadow: 'none' };

/** A frame without a chosen radio button: the view stored on this device counts, which is on `<html>`, then the width. */
const undecided = '&.api:not(:has(:checked))';
const stored = (view: string) =>
  `:is(${API_SECTIONS.map((section) => `[data-api-views~="${section}-${view}"] [data-section="${section}"]`).join()})`;

/** The table as a list: names as titles, and below each what its row says. */
const list: CSSObject = {
  '& label:first-of-type': otherLabel,
  '& label:last-of-type': chosenLabel,
  '& table, & tbody, & tr, & td': { display: 'block' },
  '& thead': unseen,
  '& tr': { padding: '14px 0', borderBlockEnd: `1px solid ${color.divider}` },
  '& td': { padding: 0, border: 0 },
  '& td+td': { marginBlockStart: 6 },
  '& td:first-child code': { fontSize: textSize.label, fontWeight: 600 },
  '& td:last-child:not(:first-child)': { minWidth: 0 },
  '& td.none': { display: 'none' },
  '& [data-head]::before': { content: 'attr(data-head) "\u00a0 "', color: color.textSecondary },
};

// The class again, so that these rules are stronger than those of plain tables.
/** The tables of references, and the switch between their views. */
export const apiStyles: CSSObject = {
  margin: '0 0 24px',
  '&.api .table': { margin: 0 },
  '&.api>fieldset': {
    display: 'flex',
    width: 'fit-content',
    gap: 2,
    margin: '0 0 4px',
    marginInlineStart: 'auto',
    padding: 3,
    border: 0,
    borderRadius: radius.medium,
    background: color.hover,
  },
  '&.api input': unseen,
  '&.api label': {
    padding: '2px 12px',
    minHeight: 24,
    borderRadius: radius.medium,
    fontSize: textSize.caption,
    lineHeight: '20px',
    fontWeight: 600,
    cursor: 'pointer',
    ...otherLabel,
    '&:hover': { color: color.text },
    '&:focus-within:has(:focus-visible)': focusRing,
  },
  '&.api label:first-of-type': chosenLabel,
  '&.api a:has(.prop-name)': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // Code breaks, a type at its humps, rather than push the text out of sight or take its room.
  '&.api td code': { whiteSpace: 'normal' },
  '&.api .prop-type': { overflowWrap: 'break-word', color: color.success },
  '&.api .prop-default': { display: 'inline-block', maxWidth: 180, overflowWrap: 'break-word' },
  '& abbr': { color: color.error, textDecoration: 'none' },
  '&.api td:has(.prop-type)': { minWidth: 130 },
  '&.api td:last-child': { minWidth: 220 },
  '& .mark': { display: 'block', maxWidth: 220, fontSize: textSize.caption, lineHeight: 1.5, color: color.textSecondary },
  '& .mark p': { margin: '2px 0', overflowWrap: 'anywhere' },
  '& .mark code': { fontSize: 'inherit', whiteSpace: 'normal' },
  '& .mark summary': { lineHeight: '24px', cursor: 'pointer', whiteSpace: 'nowrap' },
  '&.api tr:target': { background: color.accent },
  [`&.api:has([value=expanded]:checked), ${undecided}${stored('expanded')}`]: list,
  [below('sm')]: { [`${undecided}:not(${stored('table')})`]: list },
};
