import { DENSE_PROPS } from '../../shared/preferences/dense-props.ts';
import { COLOR_NAMES, type ThemeChoice } from '../../shared/preferences/theme-choice.ts';

/** The part of the module that makes components small. */
function denseCode(): string {
  const props = (values: object) =>
    Object.entries(values).map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`);
  const lines = Object.entries(DENSE_PROPS).map(([name, values]) => `    ${name}: { defaultProps: { ${props(values).join(', ')} } },\n`);
  return `  components: {\n${lines.join('')}  },\n`;
}

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
${dense ? denseCode() : ''}});
`;
}
