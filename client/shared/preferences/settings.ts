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

const option = (value: string, label: string) => ({ value, label: `settings.${label}` });

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
    mode: group('mode', [option('light', 'light'), option('system', 'system'), option('dark', 'dark')]),
    direction: group('direction', [option('ltr', 'ltr'), option('rtl', 'rtl')]),
    language: group(
      'language',
      LANGUAGES.map((value) => ({ value, text: SITE_LANGUAGES[value].name, lang: value })),
    ),
    codeVariant: group('codeVariant', [
      { value: 'JS', text: 'JavaScript' },
      { value: 'TS', text: 'TypeScript' },
    ]),
    codeStyling: group('codeStyling', [
      option('system', 'stylingSystem'),
      option('tailwind', 'stylingTailwind'),
      option('css', 'stylingCss'),
    ]),
    dense: group('dense', [option('false', 'comfortable'), option('true', 'compact')]),
  };
  return Object.values(groups);
}
