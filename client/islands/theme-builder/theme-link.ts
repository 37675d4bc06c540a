import {
  COLOR_NAMES,
  colorProblem,
  DEFAULT_CHOICE,
  parseNumber,
  THEME_MODES,
  type ThemeChoice,
} from '../../shared/preferences/theme-choice.ts';
import { NUMBER_NAMES } from './theme-draft.ts';

/** A longer link to a theme is not read, in characters; the address follows the fields after this pause, in milliseconds. */
export const MAX_THEME_LINK_LENGTH = 300;
export const THEME_LINK_AFTER_MS = 300;

/** How the part of an address that names a theme begins; alone, it names the default. */
export const THEME_PREFIX = '#theme?';

/** The part of an address that names a theme: what differs from the default, or nothing. It never leaves the browser. */
export function themeHash(choice: ThemeChoice): string {
  const parts = new URLSearchParams();
  const add = (name: string, value: string, usual: string) => value !== usual && parts.set(name, value);
  for (const name of COLOR_NAMES) add(name, choice.palette[name].main.slice(1), DEFAULT_CHOICE.palette[name].main.slice(1));
  for (const name of NUMBER_NAMES) add(name, String(choice[name]), String(DEFAULT_CHOICE[name]));
  add('mode', choice.mode, DEFAULT_CHOICE.mode);
  add('dense', String(choice.dense), String(DEFAULT_CHOICE.dense));
  return parts.size > 0 ? `${THEME_PREFIX}${parts}` : '';
}

/** The theme that an address names; what it does not say, or says wrongly, is as in the default. Undefined for a place in the page. */
export function themeOfHash(hash: string): ThemeChoice | undefined {
  if (hash !== '' && !hash.startsWith(THEME_PREFIX)) return undefined;
  if (hash.length > MAX_THEME_LINK_LENGTH) return DEFAULT_CHOICE;
  const parts = new URLSearchParams(hash.slice(THEME_PREFIX.length));
  const palette = { ...DEFAULT_CHOICE.palette };
  for (const name of COLOR_NAMES) {
    const main = `#${parts.get(name)}`;
    if (!colorProblem({ ...palette, [name]: { main } })) palette[name] = { main };
  }
  const numbers = NUMBER_NAMES.map((name) => [name, parseNumber(name, parts.get(name) ?? '') ?? DEFAULT_CHOICE[name]]);
  const mode = THEME_MODES.find((one) => one === parts.get('mode')) ?? DEFAULT_CHOICE.mode;
  return { ...DEFAULT_CHOICE, ...Object.fromEntries(numbers), palette, mode, dense: parts.get('dense') === 'true' };
}
