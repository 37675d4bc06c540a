import { describe, expect, test } from 'vitest';
import { parsePreferences } from '../../../client/shared/preferences/preferences.ts';
import { bodyAttributes, htmlAttributes, themeColors } from '../../../client/shared/stamps.ts';

const defaults = parsePreferences(() => undefined);
const LIGHT = 'hsl(210, 100%, 42%)';
const DARK = 'hsl(210, 14%, 7%)';

describe('htmlAttributes', () => {
  test('stamp the defaults: no color scheme and no density', () => {
    expect(htmlAttributes(defaults)).toEqual({
      dir: 'ltr',
      'data-mui-color-scheme': undefined,
      'data-code-variant': 'TS',
      'data-code-styling': 'system',
      'data-package-manager': 'npm',
      'data-dense': undefined,
    });
  });

  test.each([
    [{ mode: 'light' }, 'data-mui-color-scheme', 'light'],
    [{ mode: 'dark' }, 'data-mui-color-scheme', 'dark'],
    [{ direction: 'rtl' }, 'dir', 'rtl'],
    [{ codeVariant: 'JS' }, 'data-code-variant', 'JS'],
    [{ codeStyling: 'tailwind' }, 'data-code-styling', 'tailwind'],
    [{ packageManager: 'bun' }, 'data-package-manager', 'bun'],
    [{ dense: true }, 'data-dense', 'true'],
  ] as const)('stamp %j as %s="%s"', (chosen, name, value) => {
    expect(htmlAttributes({ ...defaults, ...chosen })).toEqual({ ...htmlAttributes(defaults), [name]: value });
  });
});

describe('bodyAttributes and themeColors', () => {
  test.each([
    ['system', 'ltr', undefined, [LIGHT, DARK]],
    ['light', 'ltr', 'mode-light', [LIGHT, LIGHT]],
    ['dark', 'rtl', 'mode-dark', [DARK, DARK]],
  ] as const)('stamp mode %s and direction %s as class %s and theme colors %j', (mode, direction, name, colors) => {
    const preferences = { ...defaults, mode, direction };
    expect(bodyAttributes(preferences)).toEqual({ dir: direction, class: name });
    expect(themeColors(preferences)).toEqual(colors);
  });
});
