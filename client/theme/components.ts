import type { Components } from '@mui/material/styles';
import { CONTRAST_THEME, color, radius } from './css.ts';

/** How Material UI's components look on this site, wherever they stand. */
export const siteComponents: Components = {
  MuiButtonBase: {
    // Its own ring is for a class that only script sets, and it takes the browser's away.
    styleOverrides: { root: { '&:focus-visible': { outline: `2px solid ${color.primary}`, outlineOffset: 2 } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: radius.medium },
      // Such a theme takes its background away.
      contained: { [CONTRAST_THEME]: { border: '1px solid' } },
    },
  },
};
