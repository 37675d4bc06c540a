import type { Components } from '@mui/material/styles';
import { CONTRAST_THEME, radius } from './css.ts';
import { focusRing } from './states.ts';

/** How Material UI's components look on this site, wherever they stand. */
export const siteComponents: Components = {
  MuiButtonBase: {
    // Its own ring is for a class that only script sets, and it takes the browser's away.
    styleOverrides: { root: { '&:focus-visible': focusRing } },
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
