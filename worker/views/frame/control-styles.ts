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
