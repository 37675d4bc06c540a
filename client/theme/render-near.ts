import type { CSSObject } from '@emotion/react';

/** Inside of what has this, blocks far from the window wait. What is in the first window does not: it would move within the first frame. */
export const FAR: CSSObject = { '--far': 'auto' };

/**
 * A block that is neither styled, laid out nor painted while it is far from the window, and takes `height` until it once was. The height
 * comes from an attribute, and so only in browsers that can read a number from one: with guesses the scroll bar would jump.
 */
export function renderNear(height: string): CSSObject {
  return {
    '@supports (width:attr(x type(*)))': {
      contentVisibility: 'var(--far, visible)' as 'auto',
      containIntrinsicBlockSize: `auto ${height}`,
    },
  };
}
