import type { CodeStyling } from './code-styling.ts';
import type { CodeVariant } from './code-variant.ts';
import type { ColorMode } from './color-mode.ts';
import type { Direction } from './direction.ts';
import { LANGUAGES, type Language } from './language.ts';
import type { Preferences } from './preferences.ts';
import { SITE_LANGUAGES } from './site-languages.ts';

/** What the settings hold: every preference but the package manager, and the language. */
export type SettingName = Exclude<keyof Preferences, 'packageManager'> | 'language';

export type SettingsGroup = {
  name: SettingName;
  /** Key of the group's name. */
  label: string;
  value: string;
  /** Each with a key for its text, or with the text itself where it is the same in every language. */
  options: { value: string; label?: string; text?: string; lang?: Language }[];
};

/** The key of each choice's name, by choice, in the order in which they are offered: one that is left out is a type error. */
const MODES: Record<ColorMode, string> = { light: 'light', system: 'system', dark: 'dark' };
const DIRECTION_NAMES: Record<Direction, string> = { ltr: 'ltr', rtl: 'rtl' };
const STYLINGS: Record<CodeStyling, string> = { system: 'stylingSystem', tailwind: 'stylingTailwind', css: 'stylingCss' };
const DENSITIES: Record<`${boolean}`, string> = { false: 'comfortable', true: 'compact' };
/** The same in every language. */
const VARIANTS: Record<CodeVariant, string> = { JS: 'JavaScript', TS: 'TypeScript' };

function named(choices: Record<string, string>): SettingsGroup['options'] {
  return Object.entries(choices).map(([value, label]) => ({ value, label: `settings.${label}` }));
}

/** The groups of the settings in order, with what is chosen in each. */
export function settingsGroups(chosen: Preferences & { language: Language }): SettingsGroup[] {
  const group = (name: SettingName, options: SettingsGroup['options']): SettingsGroup => ({
    name,
    label: `settings.${name === 'dense' ? 'density' : name}`,
    value: String(chosen[name]),
    options,
  });
  // By name, so that a preference without a group is a type error.
  const groups: Record<SettingName, SettingsGroup> = {
    mode: group('mode', named(MODES)),
    direction: group('direction', named(DIRECTION_NAMES)),
    language: group(
      'language',
      LANGUAGES.map((value) => ({ value, text: SITE_LANGUAGES[value].name, lang: value })),
    ),
    codeVariant: group(
      'codeVariant',
      Object.entries(VARIANTS).map(([value, text]) => ({ value, text })),
    ),
    codeStyling: group('codeStyling', named(STYLINGS)),
    dense: group('dense', named(DENSITIES)),
  };
  return Object.values(groups);
}
