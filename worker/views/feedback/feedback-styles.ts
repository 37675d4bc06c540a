import type { CSSObject } from '@mui/material/styles';
import { color, radius, textSize } from '../../../client/theme/css.ts';
import { field } from '../../../client/theme/field.ts';
import { chosen } from '../../../client/theme/states.ts';

/** Styles of the feedback form. With script the words come after the thumbs; without, everything is there at once. */
export const feedbackStyles: CSSObject = {
  margin: '0 0 8px',
  padding: '16px 0 0',
  borderBlockStart: `1px solid ${color.divider}`,
  fontSize: textSize.label,
  lineHeight: 1.5,
  '& fieldset': { margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& legend': { padding: 0, marginBlockEnd: 10, fontSize: textSize.body, fontWeight: 600 },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    marginInlineEnd: 8,
    padding: '4px 14px',
    border: `1px solid ${color.divider}`,
    borderRadius: radius.medium,
    color: color.text,
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { background: color.hover },
  '& [aria-pressed=true]': chosen,
  '& .words': { maxWidth: 560, marginBlockStart: 16 },
  '& .words label': { display: 'block', fontWeight: 600 },
  '& #feedback-hint': { margin: '2px 0 6px', color: color.textSecondary },
  '& textarea': { ...field, display: 'block', width: '100%', minHeight: 88, margin: '0 0 10px', padding: '8px 10px', resize: 'vertical' },
  '& .send': { borderColor: color.primary, color: color.onPrimary, background: color.primary, fontWeight: 600 },
  '& .send:hover': { background: color.primary, textDecoration: 'underline' },
  '& .send[aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
  '& [type=reset]': { borderColor: 'transparent', color: color.textSecondary },
  '& .result': { margin: '12px 0 0', fontWeight: 600, outline: 0 },
  '&[data-state=failed] .result': { color: color.error },
  '& .result:empty': { margin: 0 },
  '& .issue': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 32, marginBlockStart: 8, color: color.textSecondary },
  '& .issue:not(:hover)': { textDecoration: 'none' },
  // Beside a heading it is a box of its own, and says no more than thanks at the end.
  '&[data-asked]': {
    margin: '4px 0 20px',
    padding: 16,
    border: `1px solid ${color.divider}`,
    borderRadius: radius.medium,
    background: color.subtle,
    '& .issue, &:is([data-state=thanks], [data-state=kept]) fieldset': { display: 'none' },
    '& .result': { margin: 0 },
  },
  '& svg': { flexShrink: 0, width: 18, height: 18 },
  '@media (scripting: enabled)': { '& .words:not(.open)': { display: 'none' } },
  // Without script the thumbs send what is written.
  '@media (scripting: none)': { '& .send, & [type=reset]': { display: 'none' } },
  '@media print': { display: 'none' },
};
