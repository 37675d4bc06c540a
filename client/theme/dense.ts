import type { Components } from '@mui/material/styles';
import { DENSE_PROPS } from '../shared/preferences/dense-props.ts';

/** The dense theme's components, as `createTheme` takes them. */
export const denseComponents: Components = Object.fromEntries(
  Object.entries(DENSE_PROPS).map(([name, defaultProps]) => [name, { defaultProps }]),
);
