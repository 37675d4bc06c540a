import { color, radius, shadow } from '../../../client/theme/css.ts';

/** The list that opens below a menu's button. */
export const menuList = {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  margin: '4px 0 0',
  padding: 4,
  listStyle: 'none',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.paper,
  boxShadow: shadow.floating,
} as const;

/** The button that a page is about: saves, searches, tries again. */
export const primaryButton = {
  minHeight: 40,
  paddingInline: 20,
  // Invisible, but for a contrast theme, which paints it.
  border: '1px solid transparent',
  borderRadius: radius.medium,
  background: color.primary,
  color: color.onPrimary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
