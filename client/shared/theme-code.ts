import { COLOR_NAMES, type ThemeChoice } from './theme-choice.ts';

/** The components that a dense theme makes small; the preview's demo has the same. */
const DENSE = `  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiList: { defaultProps: { dense: true } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
`;

/** The module that makes the chosen theme with Material UI 7, as a reader pastes it into `theme.ts`. */
export function themeCode(choice: ThemeChoice): string {
  const { mode, dense, contrastThreshold, tonalOffset, spacing, borderRadius, fontSize } = choice;
  const colors = COLOR_NAMES.map((name) => `  ${name}: { main: '${choice.palette[name].main}' },\n`).join('');
  const schemes =
    mode === 'both'
      ? `  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },\n  colorSchemes: { light: { palette }, dark: { palette } },\n`
      : `  palette: { mode: '${mode}', ...palette },\n`;
  return `import { createTheme } from '@mui/material/styles';

const palette = {
${colors}  contrastThreshold: ${contrastThreshold},
  tonalOffset: ${tonalOffset},
};

export const theme = createTheme({
${schemes}  spacing: ${spacing},
  shape: { borderRadius: ${borderRadius} },
  typography: { fontSize: ${fontSize} },
${dense ? DENSE : ''}});
`;
}
