import type { Theme } from '@mui/material/styles';
import { COLOR_MODES, type ColorMode } from '../shared/preferences/color-mode.ts';

/** Shows a color scheme of the theme, or the system's. Any other name is refused with a console error. */
export function setColorScheme(name: string, { colorSchemes }: Pick<Theme, 'colorSchemes'>, show: (mode: ColorMode) => void): void {
  const mode = COLOR_MODES.find((one) => one === name);
  if (mode && (mode === 'system' || Object.hasOwn(colorSchemes, mode))) show(mode);
  else console.error(`\`${name}\` does not exist in \`theme.colorSchemes\`.`);
}
