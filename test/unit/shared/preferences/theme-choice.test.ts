import { describe, expect, test } from 'vitest';
import { themeCode } from '../../../../client/islands/theme-builder/theme-code.ts';
import { draftOf, paletteOf, parseDraft } from '../../../../client/islands/theme-builder/theme-draft.ts';
import {
  COLOR_NAMES,
  colorProblem,
  DEFAULT_CHOICE,
  parseNumber,
  type ThemeChoice,
} from '../../../../client/shared/preferences/theme-choice.ts';

describe('the theme builder starts with', () => {
  test.each([
    ['contrastThreshold', 3],
    ['tonalOffset', 0.2],
    ['spacing', 8],
    ['borderRadius', 12],
    ['fontSize', 14],
  ] as const)('%s %d', (name, value) => {
    expect(DEFAULT_CHOICE[name]).toBe(value);
  });
});

describe('colorProblem', () => {
  test.each([
    ['no color', undefined, 'noMain'],
    ['no main', {}, 'noMain'],
    ['an empty main', { main: '' }, 'noMain'],
    ['null', { main: null }, 'noMain'],
    ['a number', { main: 1 }, 'noMain'],
    ['an object', { main: {} }, 'noMain'],
    ['a word', { main: 'red' }, 'notColor'],
    ['five digits', { main: '#12345' }, 'notColor'],
    ['three letters', { main: '#xyz' }, 'notColor'],
    ['a sign before it', { main: '-#123' }, 'notColor'],
    ['markup', { main: '#123456;}<b>' }, 'notColor'],
    ['a quotation mark', { main: "#123'" }, 'notColor'],
  ])('%s → %j is %s', (_case, secondary, kind) => {
    expect(colorProblem({ ...DEFAULT_CHOICE.palette, secondary })).toEqual({ name: 'secondary', kind });
  });

  test.each(['#abc', '#ABCDEF', '#1976d2'])('%s → none', (main) => {
    expect(colorProblem({ ...DEFAULT_CHOICE.palette, secondary: { main } })).toBeUndefined();
  });
});

describe('parseNumber', () => {
  test.each([
    ['spacing', '8', 8],
    ['spacing', ' 8 ', 8],
    ['tonalOffset', '0', 0],
    ['borderRadius', '', undefined],
    ['borderRadius', '-1', undefined],
    ['borderRadius', '33', undefined],
    ['fontSize', 'NaN', undefined],
    ['fontSize', '1e9', undefined],
    ['fontSize', 'x', undefined],
    ['tonalOffset', ' ', undefined],
    ['contrastThreshold', '21', 21],
    ['contrastThreshold', '21.5', undefined],
    ['borderRadius', '0', 0],
    ['borderRadius', '32', 32],
  ] as const)('%s %j → %j', (name, text, value) => {
    expect(parseNumber(name, text)).toBe(value);
  });
});

describe('a form', () => {
  const draft = draftOf(DEFAULT_CHOICE);

  test('gives back the choice that it shows', () => {
    expect(parseDraft(draft)).toEqual(DEFAULT_CHOICE);
  });

  test('with spaces around a color → the color', () => {
    expect(parseDraft({ ...draft, primary: ' #1976d2 ' })).toEqual(DEFAULT_CHOICE);
  });

  test.each([
    ['an empty color', { primary: ' ' }],
    ['a wrong color', { success: 'green' }],
    ['a wrong number', { spacing: '0' }],
    ['a wrong last number', { fontSize: '' }],
  ])('with %s → no choice', (_case, changes) => {
    expect(parseDraft({ ...draft, ...changes })).toBeUndefined();
  });
});

describe('the palette of a form', () => {
  test('an empty color has no main value, another is without spaces', () => {
    const { primary, secondary } = paletteOf({ ...draftOf(DEFAULT_CHOICE), primary: '  ', secondary: ' red ' });
    expect([primary, secondary]).toEqual([{}, { main: 'red' }]);
  });
});

describe('the code', () => {
  const dark: ThemeChoice = { ...DEFAULT_CHOICE, mode: 'dark', dense: true, fontSize: 16 };

  test('of both schemes names the fixed selector', () => {
    expect(themeCode(DEFAULT_CHOICE)).toContain("cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' }");
  });

  test('holds every number where Material UI reads it', () => {
    const numbers = { contrastThreshold: 4.5, tonalOffset: 0.15, spacing: 6, borderRadius: 3, fontSize: 15 };
    const code = themeCode({ ...DEFAULT_CHOICE, ...numbers });
    for (const line of ['  contrastThreshold: 4.5,', '  tonalOffset: 0.15,', '  spacing: 6,', '  shape: { borderRadius: 3 },'])
      expect(code).toContain(`\n${line}\n`);
    expect(code).toContain('\n  typography: { fontSize: 15 },\n});\n');
    expect(code).toMatch(/ palette = \{\n(?: {2}\w+: \{ main: '#[\da-f]{6}' \},\n){6} {2}contrastThreshold/);
  });

  test('has small components when it is dense, and no others', () => {
    expect(themeCode(dark)).toContain("MuiButton: { defaultProps: { size: 'small' } }");
    expect(themeCode({ ...dark, dense: false })).not.toContain('components');
  });

  test('of one mode has no variables', () => {
    expect(themeCode(dark)).toContain("palette: { mode: 'dark', ...palette }");
    expect(themeCode(dark)).not.toContain('cssVariables');
  });

  test.each(COLOR_NAMES)('holds the color %s', (name) => {
    const palette = { ...DEFAULT_CHOICE.palette, [name]: { main: '#0a0b0c' } };
    expect(themeCode({ ...DEFAULT_CHOICE, palette })).toContain(`  ${name}: { main: '#0a0b0c' },`);
  });
});
