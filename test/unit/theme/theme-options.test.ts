import { describe, expect, test } from 'vitest';
import { initialThemeOptions, type ThemeAction, themeOptionsReducer } from '../../../client/theme/theme-options.ts';

const changed = { dense: true, direction: 'rtl', paletteMode: 'dark' } as const;

describe('themeOptionsReducer', () => {
  test('starts comfortable, left to right and light', () => {
    expect(initialThemeOptions).toEqual({ dense: false, direction: 'ltr', paletteMode: 'light' });
  });

  test.each<[ThemeAction, object]>([
    [{ type: 'SET_DENSE', payload: true }, { dense: true }],
    [{ type: 'SET_DENSE', payload: false }, {}],
    [{ type: 'RESET_DENSITY' }, {}],
    [{ type: 'CHANGE', payload: { direction: 'rtl' } }, { direction: 'rtl' }],
    [{ type: 'CHANGE', payload: { paletteMode: 'dark' } }, { paletteMode: 'dark' }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
      { paletteMode: 'dark', direction: 'rtl' },
    ],
    [{ type: 'CHANGE', payload: { paletteMode: 'light', direction: 'rtl' } }, { direction: 'rtl' }],
  ])('%j changes the initial options by %j', (action, difference) => {
    expect(themeOptionsReducer(initialThemeOptions, action)).toEqual({ ...initialThemeOptions, ...difference });
  });

  test('RESET_DENSITY leaves direction and palette mode alone', () => {
    expect(themeOptionsReducer(changed, { type: 'RESET_DENSITY' })).toEqual({ ...changed, dense: false });
  });

  test.each<[ThemeAction]>([
    [{ type: 'CHANGE', payload: {} }],
    [{ type: 'CHANGE', payload: { paletteMode: 'dark' } }],
    [{ type: 'CHANGE', payload: { direction: 'rtl' } }],
    [{ type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } }],
  ])('%j returns the same object when nothing changes', (action) => {
    expect(themeOptionsReducer(changed, action)).toBe(changed);
  });

  test('never changes the options it was given', () => {
    const frozen = Object.freeze({ ...initialThemeOptions });
    expect(themeOptionsReducer(frozen, { type: 'CHANGE', payload: { direction: 'rtl' } })).not.toBe(frozen);
    expect(frozen).toEqual(initialThemeOptions);
  });

  test.each(['x', 'SET_SPACING', ''])('throws for the unknown type %j', (type) => {
    expect(() => themeOptionsReducer(initialThemeOptions, { type } as unknown as ThemeAction)).toThrow(`Unrecognized type ${type}`);
  });
});
