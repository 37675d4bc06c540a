import type { CSSObject } from '@emotion/react';
import { color, radius, textSize, tint } from '../../theme/css.ts';
import { unseen } from '../unseen.ts';

// An arrow that turns back at the end of the line. Drawn as a mask, so that it takes the text's color without markup in every block.
const WRAP_ICON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 6h16M4 12h12.5a3 3 0 0 1 0 6H12m2.5-2.5L12 18l2.5 2.5M4 18h4'/%3E%3C/svg%3E")`;

const ACTIONS_WIDTH_PX = 92;
const COPY_WIDTH_PX = 64;

/** The buttons over a code block: seen when it is pointed at or reached by keyboard, always where nothing can hover. */
export const codeActions: CSSObject = {
  '& .code-actions': {
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineEnd: 6,
    display: 'flex',
    gap: 2,
    borderRadius: radius.medium,
    background: color.codeBar,
    opacity: 0,
    transition: 'opacity .15s',
    '& button': {
      position: 'relative',
      minHeight: 28,
      minWidth: 28,
      padding: '0 10px',
      border: 0,
      borderRadius: radius.medium,
      background: 'none',
      color: color.codeText,
      font: 'inherit',
      fontSize: textSize.caption,
      cursor: 'pointer',
    },
    '& button:hover': { background: tint.hovered },
    '& button:focus-visible': { outlineOffset: -2, outlineColor: 'currentcolor' },
  },
  '& .code-actions .wrap': {
    padding: 5,
    '&::before': {
      content: '""',
      display: 'block',
      width: 18,
      height: 18,
      background: 'currentcolor',
      mask: `${WRAP_ICON} center/contain no-repeat`,
      forcedColorAdjust: 'none',
    },
    '& span': unseen,
  },
  '[data-wrap] & .to-wrap, html:not([data-wrap]) & .to-unwrap': { display: 'none' },
  '[data-wrap] & pre code': { width: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  // Commands always wrap, and leave their button its room.
  '&[data-language="bash"] .wrap': { display: 'none' },
  '@media (scripting:enabled)': { '&[data-language="bash"] pre:first-child': { paddingInlineEnd: COPY_WIDTH_PX + 16 } },
  // Wrapped text goes around the buttons; where they are always shown, they have a row of their own.
  '[data-wrap] & pre:first-child code::before': { content: '""', float: 'inline-end', width: ACTIONS_WIDTH_PX, height: 20 },
  '& figcaption~.code-actions': { insetBlockStart: 2 },
  '&:hover .code-actions, & .code-actions:focus-within, & .code-actions:has([data-copied])': { opacity: 1 },
  '@media (hover:none)': {
    '& .code-actions': { opacity: 1 },
    '&:not([data-language="bash"], [data-wrap] *):has(>pre:first-child)': {
      display: 'flex',
      flexDirection: 'column',
      '& .code-actions': { position: 'static', order: -1, justifyContent: 'flex-end', borderRadius: 0 },
    },
  },
  '@media (scripting:none)': { '& .code-actions': { display: 'none' } },
};
