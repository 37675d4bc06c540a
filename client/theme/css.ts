import { BREAKPOINTS_PX } from './tokens.ts';

/** The theme's CSS variables by short names, for styles that need no theme object. */
export const color = {
  text: 'var(--mui-palette-text-primary)',
  textSecondary: 'var(--mui-palette-text-secondary)',
  primary: 'var(--mui-palette-primary-main)',
  onPrimary: 'var(--mui-palette-primary-contrastText)',
  success: 'var(--mui-palette-success-main)',
  warning: 'var(--mui-palette-warning-main)',
  error: 'var(--mui-palette-error-main)',
  divider: 'var(--mui-palette-divider)',
  field: 'var(--mui-palette-surface-field)',
  background: 'var(--mui-palette-background-default)',
  paper: 'var(--mui-palette-background-paper)',
  subtle: 'var(--mui-palette-surface-subtle)',
  hover: 'var(--mui-palette-surface-hover)',
  accent: 'var(--mui-palette-surface-accent)',
  code: 'var(--mui-palette-surface-code)',
  codeText: 'var(--mui-palette-surface-codeText)',
  codeBar: 'var(--mui-palette-surface-codeBar)',
  inlineCode: 'var(--mui-palette-surface-inlineCode)',
} as const;

/** The media query for a contrast theme, which replaces colors by the reader's own and paints transparent borders. */
export const CONTRAST_THEME = '@media (forced-colors:active)';

/** The media query for a width and up. */
export function from(size: keyof typeof BREAKPOINTS_PX): string {
  return `@media (min-width:${BREAKPOINTS_PX[size]}px)`;
}

/** The media query for everything below a width. */
export function below(size: keyof typeof BREAKPOINTS_PX): string {
  return `@media (max-width:${BREAKPOINTS_PX[size] - 0.02}px)`;
}
