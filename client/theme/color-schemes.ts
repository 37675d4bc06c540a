import type { Theme } from '@mui/material/styles';
import type { ColorMode } from '../shared/preferences/color-mode.ts';

/** Shows a color scheme of the theme, or the system's. Any other name is refused with a console error. */
export function setColorScheme(name: string, { colorSchemes }: Pick<Theme, 'colorSchemes'>, show: (mode: ColorMode) => void): void {
  if (name === 'system' || Object.hasOwn(colorSchemes, name)) show(name as ColorMode);
  else console.error(`\`${name}\` does not exist in \`theme.colorSchemes\`.`);
}
