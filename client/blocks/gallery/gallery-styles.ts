import type { CSSObject } from '@emotion/react';
import { CONTRAST_THEME, color, radius, textSize } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';
import { unseen } from '../unseen.ts';
import { MAX_GALLERY_KINDS } from './gallery.ts';

/** Hides the cards of other kinds than the chosen one. */
function otherKinds(): CSSObject {
  const kinds = Array.from({ length: MAX_GALLERY_KINDS }, (_, index) => index + 1);
  return { [kinds.map((kind) => `&:has([value="${kind}"]:checked) li:not([data-kinds~="${kind}"])`).join()]: { display: 'none' } };
}

/** The row of kinds, and cards with a command and links at their end. */
export const galleryStyles: CSSObject = {
  '&>fieldset': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '0 0 16px', padding: 0, border: 0, minWidth: 0 },
  '& input': unseen,
  '& label span': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 32,
    paddingInline: 14,
    border: `1px solid ${color.field}`,
    borderRadius: radius.pill,
    fontSize: textSize.label,
    cursor: 'pointer',
    '&:hover': { background: color.hover },
    '@media (pointer: coarse)': { minHeight: 40 },
  },
  '& :checked+span': {
    borderColor: color.primary,
    color: color.onPrimary,
    background: color.primary,
    fontWeight: 600,
    [CONTRAST_THEME]: { outline: '3px double Highlight' },
  },
  '& :focus-visible+span': focusRing,
  [below('sm')]: {
    '&.gallery.cards li:has(>.picture)': { flexDirection: 'column', '&>.picture': { width: 'auto', padding: 0 } },
  },
  '&.gallery.cards li>.words': { minWidth: 0, fontSize: textSize.label, '& p': { margin: '0 0 8px' } },
  // What an example is made with, as tags.
  '& strong': {
    display: 'inline-block',
    marginInlineEnd: 4,
    padding: '1px 8px',
    borderRadius: radius.medium,
    color: color.primary,
    background: color.accent,
    fontSize: textSize.caption,
  },
  '& .code': { margin: '4px 0 10px', '& pre': { padding: '8px 12px', fontSize: textSize.caption } },
  ...otherKinds(),
};
