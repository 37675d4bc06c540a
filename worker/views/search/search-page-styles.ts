import { color, radius, textSize } from '../../../client/theme/css.ts';
import { field, placeholder } from '../../../client/theme/field.ts';

const control = { ...field, '&::placeholder': placeholder, minHeight: 44, paddingInline: 12 } as const;

/** The results page. */
export const searchPageStyles = {
  '& form': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 24 },
  '& input': { ...control, flex: '1 1 220px', minWidth: 0 },
  '& select': control,
  '& h2': { fontSize: textSize.lead, fontWeight: 600, margin: '28px 0 8px' },
  '& .product': { fontSize: textSize.caption, fontWeight: 400, color: color.textSecondary, marginInlineStart: 6 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, borderInlineStart: `2px solid ${color.divider}` },
  '& li': { padding: '6px 16px' },
  '& li p': { margin: '2px 0 0', fontSize: textSize.label, color: color.textSecondary, overflowWrap: 'anywhere' },
  '& a': { color: color.primary },
  '& mark': { background: color.accent, color: 'inherit', borderRadius: radius.small, fontWeight: 600 },
} as const;
