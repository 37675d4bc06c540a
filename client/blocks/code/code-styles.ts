import type { CSSObject } from '@emotion/react';
import { color, ink, radius, textSize, tint } from '../../theme/css.ts';
import { renderNear } from '../../theme/render-near.ts';
import { scrollEdges } from '../../theme/scroll-edges.ts';
import { CODE_FONT_FAMILY } from '../../theme/tokens.ts';
import { codeActions } from './code-actions-styles.ts';

const LINE_HEIGHT = 1.6;

/** The room above code and below it. */
export const CODE_PADDING_PX = 14;

/** The height of the lines of code that an element counts in `data-lines`. */
export const CODE_HEIGHT = `calc(attr(data-lines type(<number>)) * ${LINE_HEIGHT} * ${textSize.label})`;

const wrapped: CSSObject = { width: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };

/** A box as high as its lines, which scroll sideways, with its file name above. */
export const codeStyles: CSSObject = {
  position: 'relative',
  margin: '0 0 20px',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.code,
  color: color.codeText,
  border: `1px solid ${color.codeBar}`,
  '& figcaption': { padding: '7px 16px', fontSize: textSize.caption, fontFamily: CODE_FONT_FAMILY, background: color.codeBar },
  '& pre': {
    margin: 0,
    padding: `${CODE_PADDING_PX}px 16px`,
    overflow: 'auto hidden',
    background: scrollEdges(color.code, `color-mix(in srgb, ${color.codeText} 22%, transparent)`),
    fontSize: textSize.label,
    lineHeight: LINE_HEIGHT,
    tabSize: 2,
    textAlign: 'start',
    '&:focus-visible': { outlineOffset: -3 },
  },
  // What a script makes does not say its lines.
  '& pre[data-lines]': renderNear(CODE_HEIGHT),
  '& pre code': { padding: 0, background: 'none', fontSize: 'inherit', display: 'block', width: 'max-content', minWidth: '100%' },
  '& mark, & ins, & del': {
    display: 'block',
    margin: '0 -16px',
    padding: '0 16px',
    color: 'inherit',
    textDecoration: 'none',
    background: tint.marked,
  },
  '& ins': { background: tint.added },
  '& del': { background: tint.removed },
  // A command is read whole before it is run.
  '&[data-language="bash"] pre code': wrapped,
  ...codeActions,
  // On paper the code is black and wraps.
  '@media print': {
    overflow: 'visible',
    color: ink.text,
    background: 'none',
    borderColor: ink.line,
    '& .code-actions': { display: 'none' },
    '& figcaption': { background: 'none', borderBlockEnd: `1px solid ${ink.line}` },
    '&& pre': { maxHeight: 'none', overflow: 'visible', background: 'none' },
    '&& pre code': { ...wrapped, padding: 0, color: ink.text },
    '& .token.token': { color: 'inherit' },
  },
};
