import type { CSSObject } from '@emotion/react';
import { color, textSize } from '../../theme/css.ts';
import { unseen } from '../unseen.ts';

/** Code with more lines than this is folded, and then shows this many. */
export const MOST_LINES = 40;
const SHOWN_LINES = 28;

const LINE = '1.6em';

/** Long code ends in a shade with what unfolds it, a checkbox, so that it works without script. What is folded can still be found and focused. */
export const codeFold: CSSObject = {
  '&:has(.fold) pre': { maxHeight: `calc(${SHOWN_LINES} * ${LINE})` },
  '&:has(.fold :checked) pre': { maxHeight: 'none' },
  '& .fold': {
    position: 'relative',
    display: 'block',
    padding: '8px 16px',
    background: color.codeBar,
    fontSize: textSize.caption,
    textAlign: 'center',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: -3 },
    '& input': unseen,
    '&:not(:has(:checked))::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      height: 72,
      background: `linear-gradient(transparent, ${color.code})`,
      pointerEvents: 'none',
    },
    '&:has(:checked) .unfold, &:not(:has(:checked)) .refold': { display: 'none' },
  },
};
