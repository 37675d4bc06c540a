import type { CSSObject } from '@emotion/react';

/** Not drawn, but read aloud and reached by the keyboard. */
export const unseen: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
