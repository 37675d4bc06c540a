import type { CSSObject } from '@emotion/react';
import { CODE_STYLINGS } from '../../shared/preferences/code-styling.ts';
import { CONTRAST_THEME, color, radius, textSize } from '../../theme/css.ts';
import { below, widthBelow, widthFrom } from '../../theme/media.ts';
import { renderNear } from '../../theme/render-near.ts';
import { LAYERS } from '../../theme/tokens.ts';
import { CODE_HEIGHT, CODE_PADDING_PX } from '../code/code-styles.ts';
import { codeBesideStyles, FRAME_AND_BAR } from './code-beside-styles.ts';

/** The first styling shows, unless the reader chose another that the demo has. Nothing is said of how it shows: it may be a frame, code or a link. */
function otherStylings(): CSSObject {
  const others = CODE_STYLINGS.flatMap((styling) => {
    const chosen = `[data-code-styling="${styling}"] &`;
    return [
      `${chosen}[data-stylings~="${styling}"] [data-styling]:not([data-styling="${styling}"])`,
      `${chosen}:not([data-stylings~="${styling}"]) [data-styling]~[data-styling]`,
    ];
  });
  return { [others.join(', ')]: { display: 'none' } };
}

const control: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 28,
  paddingInline: 10,
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: 'none',
  color: color.textSecondary,
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { color: color.text, background: color.hover },
  '&[aria-pressed="true"]': { color: color.primary, borderColor: color.primary },
};

const icon: CSSObject = {
  width: 30,
  minHeight: 30,
  padding: 0,
  borderColor: 'transparent',
  '& svg+svg, &[data-copied] svg:first-of-type': { display: 'none' },
  '&[data-copied] svg+svg': { display: 'block' },
  '&[data-copied]': { color: color.success },
  // Its name, for the eyes too; where a finger points there is no hovering.
  '&:is(:hover, :focus-visible)::after': {
    content: 'attr(aria-label)',
    position: 'absolute',
    zIndex: 1,
    insetBlockEnd: '100%',
    insetInlineEnd: 8,
    padding: '4px 8px',
    borderRadius: radius.medium,
    color: color.background,
    background: color.text,
    fontSize: textSize.caption,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
};

/** From this width on, a bar has room for words. */
const ROOMY = `@container ${widthFrom('sm')}`;

/** An icon with its name beside it, instead of over it. */
const worded: CSSObject = {
  width: 'auto',
  padding: '0 10px',
  gap: 6,
  borderColor: color.divider,
  '&:is(button, :hover)::after': {
    content: 'attr(aria-label)',
    position: 'static',
    padding: 0,
    color: 'inherit',
    background: 'none',
    fontSize: 'inherit',
  },
};

const menu: CSSObject = {
  position: 'absolute',
  inset: 'auto',
  // Under its button, where the browser knows how; else in the middle of the window.
  '@supports (position-area: block-end)': { positionArea: 'block-end span-inline-end', margin: '4px 0' },
  zIndex: LAYERS.modal,
  minWidth: 160,
  padding: 4,
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.paper,
  color: color.text,
  '& [role^="menuitem"]': {
    display: 'flex',
    boxSizing: 'border-box',
    width: '100%',
    justifyContent: 'flex-start',
    borderColor: 'transparent',
  },
  '& [role="menuitem"]': { minHeight: 36 },
  '& [aria-checked]::before': { content: '""', width: '1.5em', textAlign: 'start' },
  '& [aria-checked="true"]::before': { content: '"✓"' },
};

/** Which of a demo's codes shows: that of the reader's variant and styling. */
export const demoCodeStyles: CSSObject = {
  '[data-code-variant="TS"] & [data-for="JS"], [data-code-variant="JS"] & [data-for="TS"]': { display: 'none' },
  ...otherStylings(),
};

/** A frame, the controls below it, and its code. */
export const demoStyles: CSSObject = {
  margin: '0 0 20px',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  ...renderNear(`calc(${FRAME_AND_BAR} + ${CODE_HEIGHT} + ${2 * CODE_PADDING_PX}px)`),
  '& .code': { borderRadius: 0, border: 0, marginBlockEnd: 0 },
  '& iframe': { display: 'block', width: '100%', border: 0, background: color.subtle },
  '& iframe[hidden]': { display: 'none' },
  '& .demo-toolbar': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    // With the fallback font the controls are wider.
    [below('sm')]: { columnGap: 4 },
    alignItems: 'center',
    padding: '6px 8px',
    borderBlockStart: `1px solid ${color.divider}`,
    fontSize: textSize.caption,
    containerType: 'inline-size',
    '& button, & a': control,
    '& svg': { width: 18, height: 18, strokeWidth: 1.6 },
    '& .icon': icon,
    '& .variants, &:not(:has(.variants)) .copy-code': { marginInlineEnd: 'auto' },
    '& [popover]:popover-open': menu,
    // What has a word in the bar has none in the menu.
    [`@container ${widthBelow('sm')}`]: { '&>[data-do="stackblitz"]': { display: 'none' } },
    [ROOMY]: {
      '& .copy-code': worded,
      '& [popover][role="menu"] [data-do="stackblitz"]': { display: 'none' },
    },
    // A menu without script lies open.
    '@media (scripting:none)': {
      '& button, & .variants': { display: 'none' },
      '& [popover]:has(a)': { position: 'static', display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0, border: 0, background: 'none' },
    },
  },
  '& .variants': { display: 'flex', gap: 4 },
  '[data-code-variant="TS"] & button[data-variant="TS"], [data-code-variant="JS"] & button[data-variant="JS"]': {
    color: color.primary,
    borderColor: color.primary,
    [CONTRAST_THEME]: { outline: '2px solid Highlight' },
  },
  ...demoCodeStyles,
  '&.code-beside': codeBesideStyles,
  // On paper a demo leaves the address where it runs: a browser may print a frame before it is loaded, as an empty box.
  '@media print': {
    breakInside: 'avoid',
    '& .demo-toolbar': { display: 'none' },
    '&::before': {
      content: '"▷ " var(--site) "/toolpad/_demo/" attr(id)',
      display: 'block',
      padding: '6px 16px',
      fontSize: textSize.caption,
    },
  },
};
