import { describe, expect, test } from 'vitest';
import { MAX_THEME_LINK_LENGTH, themeHash, themeOfHash } from '../../../../client/islands/theme-builder/theme-link.ts';
import { THEME_PRESETS } from '../../../../client/islands/theme-builder/theme-presets.ts';
import { DEFAULT_CHOICE, type ThemeChoice } from '../../../../client/shared/preferences/theme-choice.ts';

const full: ThemeChoice = {
  mode: 'light',
  dense: true,
  palette: {
    primary: { main: '#000001' },
    secondary: { main: '#000002' },
    error: { main: '#000003' },
    warning: { main: '#000004' },
    info: { main: '#000005' },
    success: { main: '#abc' },
  },
  contrastThreshold: 20.5,
  tonalOffset: 0.95,
  spacing: 16,
  borderRadius: 32,
  fontSize: 19,
};

describe('a link to a theme', () => {
  test('is empty for the default, and names only what differs', () => {
    expect(themeHash(DEFAULT_CHOICE)).toBe('');
    const palette = { ...DEFAULT_CHOICE.palette, primary: { main: '#006400' } };
    expect(themeHash({ ...DEFAULT_CHOICE, palette, mode: 'dark' })).toBe('#theme?primary=006400&mode=dark');
  });

  test.each([['all fields', full], ...Object.entries(THEME_PRESETS)])('of %s leads to the same theme', (_name, choice) => {
    expect(themeOfHash(themeHash(choice))).toEqual(choice);
  });

  test('is never longer than what is read', () => {
    expect(themeHash(full).length).toBeLessThanOrEqual(MAX_THEME_LINK_LENGTH);
  });

  test.each([
    ['no fragment', ''],
    ['nothing', '#theme?'],
    ['an unknown name', '#theme?tertiary=000000'],
    ['a word for a color', '#theme?primary=red'],
    ['markup for a color', '#theme?primary=%22%3E%3Cscript%3E'],
    ['a number out of its limits', '#theme?spacing=17'],
    ['no number', '#theme?fontSize=NaN'],
    ['an unknown mode', '#theme?mode=__proto__'],
    ['another word for dense', '#theme?dense=1'],
    ['a broken escape', '#theme?primary=%E0%A4%A'],
    ['too much', `#theme?primary=006400&x=${'x'.repeat(MAX_THEME_LINK_LENGTH)}`],
  ])('with %s is the default', (_case, hash) => {
    expect(themeOfHash(hash)).toEqual(DEFAULT_CHOICE);
  });

  test('keeps what is right beside what is wrong', () => {
    const linked = themeOfHash('#theme?primary=red&spacing=6&secondary=006400');
    const palette = { ...DEFAULT_CHOICE.palette, secondary: { main: '#006400' } };
    expect(linked).toEqual({ ...DEFAULT_CHOICE, spacing: 6, palette });
  });

  test.each(['#main-content', '#theme', '#themes?primary=006400'])('is not %s', (hash) => {
    expect(themeOfHash(hash)).toBeUndefined();
  });
});
