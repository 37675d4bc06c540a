import { isObject } from '../is-object.ts';

/** The main colors that the theme builder offers, in the order of the form. */
export const COLOR_NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** Both schemes with a switch between them, or a theme of one mode. */
export const THEME_MODES = ['both', 'light', 'dark'] as const;
type ThemeMode = (typeof THEME_MODES)[number];

/** The numbers of the form: what each may be. Spacing, radius and font size are pixels. */
export const NUMBER_FIELDS = {
  contrastThreshold: { min: 1, max: 21, step: 0.5 },
  tonalOffset: { min: 0, max: 1, step: 0.05 },
  spacing: { min: 2, max: 16, step: 1 },
  borderRadius: { min: 0, max: 32, step: 1 },
  fontSize: { min: 10, max: 20, step: 1 },
} as const;
export type NumberName = keyof typeof NUMBER_FIELDS;

/** What a reader chose in the theme builder. Colors are `#rgb` or `#rrggbb`. */
export type ThemeChoice = { mode: ThemeMode; dense: boolean; palette: Record<ColorName, { main: string }> } & Record<NumberName, number>;

/** What the builder starts with: the spec's defaults, and Material UI's own colors and font size. */
export const DEFAULT_CHOICE: ThemeChoice = {
  mode: 'both',
  dense: false,
  palette: {
    primary: { main: '#1976d2' },
    secondary: { main: '#9c27b0' },
    error: { main: '#d32f2f' },
    warning: { main: '#ed6c02' },
    info: { main: '#0288d1' },
    success: { main: '#2e7d32' },
  },
  contrastThreshold: 3,
  tonalOffset: 0.2,
  spacing: 8,
  borderRadius: 12,
  fontSize: 14,
};

/** What is wrong with a palette color: no main value that is a string, or a string that isn't a color. */
export type ColorProblem = { name: ColorName; kind: 'noMain' | 'notColor' };

/** The first color of a palette that no theme can be made of. */
export function colorProblem(palette: Partial<Record<ColorName, unknown>>): ColorProblem | undefined {
  for (const name of COLOR_NAMES) {
    const color = palette[name];
    const main = isObject(color) ? color.main : undefined;
    if (typeof main !== 'string' || main === '') return { name, kind: 'noMain' };
    if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(main)) return { name, kind: 'notColor' };
  }
  return undefined;
}

/** A typed number within the limits of its field, or undefined. */
export function parseNumber(name: NumberName, text: string): number | undefined {
  const { min, max } = NUMBER_FIELDS[name];
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return value >= min && value <= max ? value : undefined;
}
