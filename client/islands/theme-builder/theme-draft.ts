import {
  COLOR_NAMES,
  type ColorName,
  colorProblem,
  NUMBER_FIELDS,
  type NumberName,
  parseNumber,
  type ThemeChoice,
} from '../../shared/preferences/theme-choice.ts';
import { keysOf, tableOf } from '../../shared/tables.ts';

export const NUMBER_NAMES = keysOf(NUMBER_FIELDS);

/** The theme builder's form: texts as they are typed. */
export type ThemeDraft = Pick<ThemeChoice, 'mode' | 'dense'> & Record<ColorName | NumberName, string>;

/** The form that shows a choice. */
export function draftOf(choice: ThemeChoice): ThemeDraft {
  const colors = tableOf(COLOR_NAMES, (name) => choice.palette[name].main);
  const numbers = tableOf(NUMBER_NAMES, (name) => String(choice[name]));
  return { mode: choice.mode, dense: choice.dense, ...colors, ...numbers };
}

/** The palette that a form describes; an empty field has no main value. */
export function paletteOf(draft: ThemeDraft): Record<ColorName, { main?: string }> {
  return tableOf(COLOR_NAMES, (name) => (draft[name].trim() === '' ? {} : { main: draft[name].trim() }));
}

/** The choice that a form describes, or undefined while one of its fields is wrong. */
export function parseDraft(draft: ThemeDraft): ThemeChoice | undefined {
  const palette = tableOf(COLOR_NAMES, (name) => ({ main: draft[name].trim() }));
  const numbers = tableOf(NUMBER_NAMES, (name) => parseNumber(name, draft[name]) ?? Number.NaN);
  if (colorProblem(palette) || Object.values(numbers).some(Number.isNaN)) return undefined;
  return { mode: draft.mode, dense: draft.dense, palette, ...numbers };
}
