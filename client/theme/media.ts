import { BREAKPOINTS_PX } from './tokens.ts';

type Size = keyof typeof BREAKPOINTS_PX;

/** The condition for a width and up, as `matchMedia` and container queries take it. */
export const widthFrom = (size: Size): string => `(min-width:${BREAKPOINTS_PX[size]}px)`;

/** The condition for everything below a width. */
export const widthBelow = (size: Size): string => `(max-width:${BREAKPOINTS_PX[size] - 0.02}px)`;

/** The media query for a width and up. */
export const from = (size: Size): string => `@media ${widthFrom(size)}`;

/** The media query for everything below a width. */
export const below = (size: Size): string => `@media ${widthBelow(size)}`;
