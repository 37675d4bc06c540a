import type { CSSObject } from '@mui/material/styles';
import { color } from '../../client/theme/css.ts';

/** Pictures: their caption, the one for the colour mode, diagrams in the theme's colours, and the enlarged view. */
export const pictureStyles: CSSObject = {
  '& .picture': {
    display: 'block',
    margin: '24px 0',
    '& img, & svg': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 8 },
  },
  // A screenshot may be as light as the page; the line takes no room.
  '& .zoomable > img': { outline: `1px solid ${color.divider}`, outlineOffset: -1 },
  '& .caption': { display: 'block', marginBlockStart: 8, fontSize: 14, color: color.textSecondary },
  '& img.on-dark': { display: 'none' },
  // Paper is always light.
  '@media screen': {
    '[data-mui-color-scheme="dark"] & .on-light': { display: 'none' },
    '[data-mui-color-scheme="dark"] & img.on-dark': { display: 'block' },
  },
  '@media screen and (prefers-color-scheme:dark)': {
    'html:not([data-mui-color-scheme]) & .on-light': { display: 'none' },
    'html:not([data-mui-color-scheme]) & img.on-dark': { display: 'block' },
  },
  '& .zoomable': { position: 'relative', display: 'block', width: 'fit-content', maxWidth: '100%' },
  '& .zoomable:has(.diagram)': { width: 'auto' },
  '& .zoom': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    cursor: 'zoom-in',
    '@media (scripting:none)': { display: 'none' },
  },
  '& .enlarged': {
    boxSizing: 'border-box',
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 24,
    border: 0,
    color: color.text,
    background: color.background,
    cursor: 'zoom-out',
    overflow: 'auto',
    '&[open]': { display: 'grid', placeItems: 'safe center' },
    // On a phone it is larger than the window, and scrolls.
    '& .diagram, & img': { minWidth: 760 },
    '& img, & svg': { width: '100%', height: '100%', maxHeight: 'calc(100dvh - 48px)', objectFit: 'contain', borderRadius: 0 },
    '& button': {
      position: 'fixed',
      insetBlockStart: 12,
      insetInlineEnd: 12,
      width: 40,
      height: 40,
      padding: 0,
      border: `1px solid ${color.divider}`,
      borderRadius: 20,
      color: color.text,
      background: color.paper,
      fontSize: 22,
      lineHeight: 1,
      cursor: 'pointer',
    },
  },
  '& .diagram': {
    width: '100%',
    fontFamily: 'inherit',
    '& .dg-box': { fill: color.subtle, stroke: color.divider, strokeWidth: 1.5 },
    '& .dg-accent': { fill: color.accent, stroke: color.primary, strokeWidth: 1.5 },
    '& .dg-text': { fill: color.text },
    '& .dg-muted': { fill: color.textSecondary },
    '& .dg-on-accent': { fill: color.primary },
    '& .dg-line': { stroke: color.textSecondary, strokeWidth: 1.5, fill: 'none' },
    '& .dg-head': { fill: color.textSecondary },
  },
};
