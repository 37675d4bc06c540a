import { COLOR_NAMES, DEFAULT_CHOICE, type ThemeChoice } from '../../shared/preferences/theme-choice.ts';
import { tableOf } from '../../shared/tables.ts';

/** Whole themes to begin with. In all but Material UI's own, text on every color passes WCAG's 4.5. */
export const THEME_PRESETS = {
  material: DEFAULT_CHOICE,
  forest: preset(['#2f7d5b', '#9a6200', '#c62828', '#b55a00', '#2474a8', '#4b7d1e'], { borderRadius: 8 }),
  berry: preset(['#c2185b', '#7b5fc7', '#c62828', '#b55a00', '#5468c4', '#2e7d32'], { borderRadius: 20, spacing: 9, fontSize: 15 }),
  slate: preset(['#546e7a', '#6d6a9c', '#c62828', '#a85800', '#00798a', '#2e7d32'], {
    borderRadius: 2,
    spacing: 6,
    fontSize: 13,
    dense: true,
  }),
  night: preset(['#90caf9', '#ce93d8', '#ff8a80', '#ffb74d', '#4fc3f7', '#81c784'], { mode: 'dark' }),
} as const satisfies Record<string, ThemeChoice>;

/** A preset of colors in the order of the form; what is not said is as in the default. */
function preset(mains: readonly string[], rest: Partial<ThemeChoice>): ThemeChoice {
  const palette = tableOf(COLOR_NAMES, (_, index) => ({ main: mains[index] ?? '' }));
  return { ...DEFAULT_CHOICE, contrastThreshold: 4.5, palette, ...rest };
}
