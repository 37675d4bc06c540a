import type { CSSObject } from '@emotion/react';
import { color, radius, textSize } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';

/** Styles of the file schema: rows that nest along a line, with what closes them at its start. */
export const schemaStyles: CSSObject = {
  // The margin at the end is the place of the anchors.
  margin: '0 0 24px',
  paddingInlineEnd: 28,
  fontSize: textSize.label,
  '&.schema ul': {
    listStyle: 'none',
    margin: '0 0 8px',
    marginInlineStart: 5,
    paddingInlineStart: 18,
    [below('sm')]: { paddingInlineStart: 14 },
    borderInlineStart: `1px solid ${color.divider}`,
  },
  '&.schema li': {
    position: 'relative',
    margin: 0,
    padding: '5px 0',
    scrollMarginBlockStart: 8,
    // The line that marks where a link led.
    '&:target>.schema-line, &:target>details>summary': { background: color.accent, borderRadius: radius.small },
  },
  '&.schema p': { margin: '2px 0 4px', color: color.textSecondary },
  '&.schema .schema-line': { margin: '0 0 2px', color: color.text },
  '&.schema summary': {
    cursor: 'pointer',
    marginInlineStart: -14,
    // The marker is drawn outside of the line, so that keys stand below each other.
    '&::marker': { color: color.textSecondary, fontSize: textSize.caption },
    '&:hover': { background: color.hover },
  },
  '&.schema .schema-key': { fontWeight: 600 },
  '&.schema .schema-type': { color: color.success },
  '&.schema code.schema-value': { color: color.success, background: 'none', padding: 0, whiteSpace: 'nowrap' },
  '&.schema .schema-required': { color: color.error, fontSize: textSize.caption },
  '&.schema .schema-anchor': {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineEnd: -28,
    padding: '2px 8px',
    opacity: 0,
    textDecoration: 'none',
    '&:focus-visible': { opacity: 1 },
  },
  '&.schema li:hover>.schema-anchor': { opacity: 1 },
  // There is no pointer to rest on a line.
  '@media (hover:none)': { '&.schema .schema-anchor': { opacity: 1, color: color.textSecondary } },
};
