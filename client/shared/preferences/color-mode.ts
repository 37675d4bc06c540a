export const COLOR_MODES = ['light', 'system', 'dark'] as const;

/** The reader's choice; `system` follows the operating system. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** What is shown in the end. */
export type ColorScheme = 'light' | 'dark';

const DEFAULT_COLOR_MODE: ColorMode = 'system';

/** A stored mode is accepted only if it is light, dark or system. */
export function parseColorMode(value: unknown): ColorMode {
  return COLOR_MODES.find((mode) => mode === value) ?? DEFAULT_COLOR_MODE;
}

/** The color of the browser's own frame around the page, in each scheme, as the documentation has always had it; dark it is the page's. */
export const THEME_COLORS: Record<ColorScheme, string> = {
  light: 'hsl(210, 100%, 42%)',
  dark: 'hsl(210, 14%, 7%)',
};

/** The attribute of `<html>` that holds an explicit light or dark; without it the operating system decides. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';
