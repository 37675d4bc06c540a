import { BACKDROP, color, radius, shadow, textSize } from '../../../client/theme/css.ts';
import { placeholder } from '../../../client/theme/field.ts';
import { below } from '../../../client/theme/media.ts';
import { LAYERS } from '../../../client/theme/tokens.ts';

const card = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: 'min(680px, 100% - 32px)',
  maxHeight: 'min(720px, 80dvh)',
  margin: '10dvh auto auto',
  overflow: 'hidden',
  // What is typed here moves nothing out there.
  contain: 'layout style paint',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.large,
  background: color.paper,
  color: color.text,
  boxShadow: shadow.modal,
  [below('sm')]: {
    width: '100%',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
  },
} as const;

/** The search dialog: over the whole window, with a card near the top that fills a phone. What comes into it brings styles of its own. */
export const searchDialogStyles = {
  position: 'fixed',
  inset: 0,
  zIndex: LAYERS.modal,
  boxSizing: 'border-box',
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: BACKDROP,
  '&::backdrop': { background: 'none' },
  '&>.card': card,
  '@media print': { '&[open]': { display: 'none' } },
  '& .field': { display: 'flex', alignItems: 'center', gap: 10, paddingInline: 16, color: color.textSecondary, '& svg': { flex: 'none' } },
  '& .field input': {
    flex: 1,
    minWidth: 0,
    height: 58,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: color.text,
    font: 'inherit',
    fontSize: textSize.lead,
    '&::placeholder': placeholder,
  },
  '& .field button': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    border: 0,
    borderRadius: radius.medium,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: color.hover },
  },
  '& .list': { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' },
  // What is coming fills the card, so it has its full height from the start.
  '&:has(:placeholder-shown) .list, & .list[aria-busy="true"]': { flexBasis: '100dvh' },
} as const;
