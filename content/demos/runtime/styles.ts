// Stands in for `@mui/material/styles` in demos: themes made there follow the page's direction and density.
import {
  createTheme as createMaterialTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import { denseComponents } from '../../../client/theme/dense.ts';

export * from '@mui/material/styles';

const html = typeof document === 'undefined' ? undefined : document.documentElement;

export function createTheme(options: ThemeOptions = {}, ...rest: object[]) {
  const components =
    html?.dataset.dense === 'true'
      ? { ...(denseComponents as ThemeOptions['components']), ...options.components }
      : options.components;
  return createMaterialTheme(
    { ...options, direction: html?.dir === 'rtl' ? 'rtl' : 'ltr', components },
    ...rest,
  );
}
