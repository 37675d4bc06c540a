import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { contrastsOf } from '../../../../client/islands/theme-builder/contrast.ts';
import { THEME_PRESETS } from '../../../../client/islands/theme-builder/theme-presets.ts';
import { COLOR_NAMES, DEFAULT_CHOICE, type ThemeChoice } from '../../../../client/shared/preferences/theme-choice.ts';

const withPrimary = (main: string, rest: Partial<ThemeChoice> = {}): ThemeChoice => ({
  ...DEFAULT_CHOICE,
  palette: { ...DEFAULT_CHOICE.palette, primary: { main } },
  ...rest,
});
const said = (choice: ThemeChoice) => contrastsOf(choice, 'primary').map(({ of, ratio, verdict }) => `${of} ${ratio} ${verdict}`);

describe('the contrasts of a color', () => {
  // Compared with the WebAIM checker; text on light colors is black that lets 13 % of them through.
  test.each([
    ['#1976d2', ['onIt 4.6 passes', 'onLight 4.6 passes', 'onDark 4.07 largeOnly']],
    ['#777777', ['onIt 4.47 largeOnly', 'onLight 4.47 largeOnly', 'onDark 4.18 largeOnly']],
    ['#767676', ['onIt 4.54 passes', 'onLight 4.54 passes', 'onDark 4.12 largeOnly']],
    ['#fff', ['onIt 16.07 passes', 'onLight 1 fails', 'onDark 18.73 passes']],
    ['#000', ['onIt 21 passes', 'onLight 21 passes', 'onDark 1.12 fails']],
  ])('%s → %j', (main, contrasts) => {
    expect(said(withPrimary(main))).toEqual(contrasts);
  });

  test.each([
    ['light', ['onIt', 'onLight']],
    ['dark', ['onIt', 'onDark']],
  ] as const)('are of the pages of the scheme %s', (mode, of) => {
    expect(contrastsOf(withPrimary('#1976d2', { mode }), 'primary').map((contrast) => contrast.of)).toEqual(of);
  });

  test('follow the threshold, from which on the text is white', () => {
    expect(said(withPrimary('#ed6c02'))[0]).toBe('onIt 3.11 largeOnly');
    expect(said(withPrimary('#ed6c02', { contrastThreshold: 4.5 }))[0]).toBe('onIt 6.01 passes');
  });
});

describe('beside what Material UI paints', () => {
  // The first two lie where its ratio, which is rounded, and the exact one fall on two sides of a threshold.
  test.each([
    ['#c48a23', 3],
    ['#45860e', 4.5],
    ['#1976d2', 3],
    ['#ffd400', 3],
  ])('text on %s at a threshold of %f is the same', (main, contrastThreshold) => {
    const white = getContrastRatio('#fff', main);
    const [onIt] = contrastsOf(withPrimary(main, { contrastThreshold }), 'primary');
    expect(Math.abs((onIt?.ratio ?? 0) - white) < 0.05).toBe(white >= contrastThreshold);
  });
});

describe('in a preset', () => {
  const others = Object.entries(THEME_PRESETS).filter(([name]) => name !== 'material');

  test.each(others)('%s, text on every color passes, and every color is readable on its pages at least when large', (_name, choice) => {
    for (const name of COLOR_NAMES) {
      const [onIt, ...onPages] = contrastsOf(choice, name);
      expect(onIt?.verdict, name).toBe('passes');
      for (const page of onPages) expect(page.ratio, `${name} ${page.of}`).toBeGreaterThanOrEqual(3);
    }
  });
});
