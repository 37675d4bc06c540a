import type { CSSObject } from '@emotion/react';
import { COLOR_SCHEME_ATTRIBUTE } from '../../shared/preferences/color-mode.ts';
import { color, radius, textSize } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';
import { scrollEdges } from '../../theme/scroll-edges.ts';

/** A page whose reader chose dark, and one whose reader left it to the system. */
const DARK = `[${COLOR_SCHEME_ATTRIBUTE}="dark"]`;
const UNSAID = `html:not([${COLOR_SCHEME_ATTRIBUTE}])`;

/** Pictures: their caption, the one for the color mode, diagrams in the theme's colors, and the enlarged view. */
export const pictureStyles: CSSObject = {
  margin: '24px 0',
  '& img, & svg': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: radius.medium },
  // A screenshot may be as light as the page; the line takes no room.
  '& .zoomable > img': { outline: `1px solid ${color.divider}`, outlineOffset: -1 },
  '& .caption': { display: 'block', marginBlockStart: 8, fontSize: textSize.label, color: color.textSecondary },
  '@media print': { breakInside: 'avoid', '& .zoom, & video': { display: 'none' } },
  // Paper is always light.
  '@media screen': {
    [`${DARK} & .on-light`]: { display: 'none' },
    [`${DARK} & .on-dark`]: { display: 'block' },
  },
  '@media screen and (prefers-color-scheme:dark)': {
    [`${UNSAID} & .on-light`]: { display: 'none' },
    [`${UNSAID} & .on-dark`]: { display: 'block' },
  },
  '& .zoomable': { position: 'relative', display: 'block', width: 'fit-content', maxWidth: '100%' },
  '& .zoomable:has(.diagram)': { width: 'auto' },
  '& .on-dark': { display: 'none' },
  // A film has no picture of its own before it plays: the one below it shows. Chromium draws a dark box there.
  '& video': { position: 'absolute', inset: 0, width: '100%', height: '100%', borderRadius: radius.medium },
  '& video::-webkit-media-controls': { background: 'none' },
  '& .zoom': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    borderRadius: radius.medium,
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
      borderRadius: radius.pill,
      color: color.text,
      background: color.paper,
      fontSize: textSize.heading,
      lineHeight: 1,
      cursor: 'pointer',
    },
  },
  // What a phone cannot show at its width has a drawing for it, or scrolls.
  '& .narrow': { display: 'none' },
  [below('sm')]: {
    '@media screen': {
      '& .zoomable:has(.narrow) > span': { '& .wide': { display: 'none' }, '& .narrow': { display: 'block' } },
      '& .zoomable:has(.wide):not(:has(.narrow))': {
        overflowX: 'auto',
        background: scrollEdges(color.background, `color-mix(in srgb, ${color.textSecondary} 45%, transparent)`),
        '& .wide': { minWidth: 620 },
      },
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
    // Miniatures have no words: surfaces, lines of text as bars, and what the eye should find in the color of the product.
    '& .dg-paper': { fill: color.background, stroke: color.divider },
    '& .dg-veil': { fill: color.text, fillOpacity: 0.14 },
    '& .dg-rule': { stroke: color.divider },
    '& .dg-bar': { fill: color.divider },
    '& .dg-ink': { fill: color.textSecondary, fillOpacity: 0.6 },
    '& .dg-fill': { fill: color.primary },
    '& .dg-soft': { fill: color.accent },
    '& .dg-area': { fill: color.primary, fillOpacity: 0.15 },
    '& .dg-dot': { fill: color.onPrimary },
    '& :is(.dg-stroke, .dg-ring, .dg-frame)': { fill: 'none', stroke: color.primary, strokeWidth: 2.5, strokeLinejoin: 'round' },
  },
};
