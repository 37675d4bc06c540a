import {
  COLOR_NAMES,
  type ColorName,
  colorProblem,
  NUMBER_FIELDS,
  type NumberName,
  parseNumber,
  type ThemeChoice,
} from '../preferences/theme-choice.ts';

export const NUMBER_NAMES = Object.keys(NUMBER_FIELDS) as NumberName[];

/** The theme builder's form: texts as they are typed. */
export type ThemeDraft = Pick<ThemeChoice, 'mode' | 'dense'> & Record<ColorName | NumberName, string>;

/** The form that shows a choice. */
export function draftOf(choice: ThemeChoice): ThemeDraft {
  const colors = COLOR_NAMES.map((name) => [name, choice.palette[name].main]);
  const numbers = NUMBER_NAMES.map((name) => [name, String(choice[name])]);
  return { mode: choice.mode, dense: choice.dense, ...Object.fromEntries([...colors, ...numbers]) };
}

/** The palette that a form describes; an empty field has no main value. */
export function paletteOf(draft: ThemeDraft): Record<ColorName, { main?: string }> {
  const entries = COLOR_NAMES.map((name) => [name, draft[name].trim() === '' ? {} : { main: draft[name].trim() }]);
  return Object.fromEntries(entries);
}

/** The choice that a form describes, or undefined while one of its fields is wrong. */
export function parseDraft(draft: ThemeDraft): ThemeChoice | undefined {
  const palette = paletteOf(draft);
  const numbers = NUMBER_NAMES.map((name) => [name, parseNumber(name, draft[name])] as const);
  if (colorProblem(palette) || numbers.some(([, value]) => value === undefined)) return undefined;
  return { mode: draft.mode, dense: draft.dense, palette, ...Object.fromEntries(numbers) } as ThemeChoice;
}
