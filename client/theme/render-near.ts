import type { CSSObject } from '@emotion/react';

/**
 * What is far from the window is neither styled, laid out nor painted, and takes `height` until it once was. The height comes from an
 * attribute, and so only in browsers that can read a number from one: with guesses the scroll bar would jump.
 */
export function renderNear(height: string): CSSObject {
  return {
    '@supports (width:attr(x type(*)))': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}` },
  };
}
