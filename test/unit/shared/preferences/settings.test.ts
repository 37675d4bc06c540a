import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePreferences } from '../../../../client/shared/preferences/preferences.ts';
import { settingsGroups } from '../../../../client/shared/preferences/settings.ts';
import { type Dictionary, lookUp } from '../../../../client/shared/translate.ts';

const english = JSON.parse(readFileSync('content/translations/en.json', 'utf8')) as Dictionary;
const groups = settingsGroups({ ...parsePreferences(() => undefined), language: 'en' });

describe('settingsGroups', () => {
  test.each([
    ['mode', 'Mode', 'system', { light: 'Light', system: 'System', dark: 'Dark' }],
    ['direction', 'Direction', 'ltr', { ltr: 'Left to right', rtl: 'Right to left' }],
    ['language', 'Language', 'en', { en: 'English', zh: '中文' }],
    ['codeVariant', 'Code language', 'TS', { JS: 'JavaScript', TS: 'TypeScript' }],
    ['codeStyling', 'Code styling', 'system', { system: 'MUI System', tailwind: 'Tailwind CSS', css: 'CSS' }],
    ['dense', 'Density', 'false', { false: 'Comfortable', true: 'Compact' }],
  ])('offer %s as "%s", %s by default, with %j', (name, label, value, options) => {
    const group = groups.find((candidate) => candidate.name === name)!;
    const offered = group.options.map((option) => [option.value, option.text ?? lookUp(english, option.label!)]);
    expect([lookUp(english, group.label), group.value, offered]).toEqual([label, value, Object.entries(options)]);
  });

  test('come in the order of the settings, without the package manager', () => {
    expect(groups.map((group) => group.name)).toEqual(['mode', 'direction', 'language', 'codeVariant', 'codeStyling', 'dense']);
  });

  test('hold what the reader chose', () => {
    const chosen = { mode: 'dark', direction: 'rtl', codeVariant: 'JS', codeStyling: 'css', dense: true, packageManager: 'bun' } as const;
    expect(settingsGroups({ ...chosen, language: 'zh' }).map((group) => group.value)).toEqual(['dark', 'rtl', 'zh', 'JS', 'css', 'true']);
  });

  test('name each language in itself', () => {
    expect(groups.find(({ name }) => name === 'language')?.options.map(({ lang }) => lang)).toEqual(['en', 'zh']);
  });
});
