import type { CSSObject } from '@emotion/react';
import { color, radius, textSize } from '../../theme/css.ts';
import { field, placeholder } from '../../theme/field.ts';
import { CODE_FONT_FAMILY } from '../../theme/tokens.ts';

/** The form that takes a `package.json`, and its answer; without script there is nothing to take it. */
export const fitStyles: CSSObject = {
  margin: '0 0 24px',
  '@media (scripting: none)': { display: 'none' },
  '& fieldset': { minWidth: 0, margin: 0, padding: '4px 16px 12px', border: `1px solid ${color.divider}`, borderRadius: radius.medium },
  '& label': { display: 'block', margin: '8px 0', fontSize: textSize.label },
  '& textarea': {
    ...field,
    '&::placeholder': placeholder,
    display: 'block',
    width: '100%',
    margin: '4px 0 0',
    padding: 8,
    font: `${textSize.caption}/1.5 ${CODE_FONT_FAMILY}`,
    resize: 'vertical',
  },
  '& input': { maxWidth: '100%', minHeight: 24, font: 'inherit', color: 'inherit' },
  '& fieldset p, & li p': { margin: 0, fontSize: textSize.caption, color: color.textSecondary, overflowWrap: 'anywhere' },
  '& [role=status]': { margin: '12px 0' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { padding: '8px 0', borderBlockEnd: `1px solid ${color.divider}` },
  '& .yes': { color: color.success },
  '& .partly': { color: color.warning },
  '& .no, & .problem': { color: color.error },
};
