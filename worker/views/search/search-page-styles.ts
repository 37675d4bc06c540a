import { color } from '../../../client/theme/css.ts';
import { primaryButton } from '../frame/control-styles.ts';

const control = {
  minHeight: 44,
  boxSizing: 'border-box',
  paddingInline: 12,
  border: `1px solid ${color.field}`,
  borderRadius: 8,
  background: color.paper,
  color: color.text,
  font: 'inherit',
} as const;

/** The results page. */
export const searchPageStyles = {
  display: 'block',
  maxWidth: 760,
  marginInline: 'auto',
  padding: '48px 16px 96px',
  '& h1': { fontSize: 34, margin: '0 0 20px', fontWeight: 600 },
  '& form': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 24 },
  '& input': { ...control, flex: '1 1 220px', minWidth: 0 },
  '& select': control,
  '& button': { ...primaryButton, minHeight: 44, borderRadius: 8 },
  '& h2': { fontSize: 18, fontWeight: 600, margin: '28px 0 8px' },
  '& .product': { fontSize: 13, fontWeight: 400, color: color.textSecondary, marginInlineStart: 6 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, borderInlineStart: `2px solid ${color.divider}` },
  '& li': { padding: '6px 16px' },
  '& li p': { margin: '2px 0 0', fontSize: 14.5, color: color.textSecondary, overflowWrap: 'anywhere' },
  '& a': { color: color.primary },
  '& mark': { background: color.accent, color: 'inherit', borderRadius: 2, fontWeight: 600 },
} as const;
