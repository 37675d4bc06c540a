import { readFileSync } from 'node:fs';
import { getContrastRatio, hslToRgb, rgbToHex } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { THEME_COLORS } from '../../../client/shared/preferences/color-mode.ts';
import { PALETTES } from '../../../client/theme/palette.ts';

const WCAG_AA_TEXT = 4.5;
const WCAG_AA_CONTROL = 3;

/** The colors of each kind of token, for light and for dark. */
const TOKENS = [...readFileSync('public/static/styles/prism-okaidia.css', 'utf8').matchAll(/light-dark\((#\w+), (#\w+)\)/g)].map(
  ([, light = '', dark = '']) => ({ light, dark }),
);

describe.each(Object.entries(PALETTES))('the %s palette', (scheme, { text, background, surface, ...colors }) => {
  test.each([
    ['text', text.primary, background.default],
    ['text on paper', text.primary, background.paper],
    ['text on hovered rows', text.primary, surface.hover],
    ['secondary text', text.secondary, background.default],
    ['secondary text on subtle surfaces', text.secondary, surface.subtle],
    ['secondary text on hovered rows', text.secondary, surface.hover],
    ['links', colors.primary.main, background.default],
    ['the current page', colors.primary.main, surface.accent],
    ['words on buttons', colors.primary.contrastText, colors.primary.main],
    ['inline code', text.primary, surface.inlineCode],
    ['code', surface.codeText, surface.code],
    ['code titles', surface.codeText, surface.codeBar],
    ['success', colors.success.main, background.default],
    ['warning', colors.warning.main, background.default],
    ['error', colors.error.main, background.default],
  ])('shows %s with a contrast of 4.5 at least', (_name, foreground, behind) => {
    expect(getContrastRatio(foreground, behind)).toBeGreaterThanOrEqual(WCAG_AA_TEXT);
  });

  test.each([background.default, background.paper])('draws fields with a contrast of 3 at least (%s)', (behind) => {
    expect(getContrastRatio(surface.field, behind)).toBeGreaterThanOrEqual(WCAG_AA_CONTROL);
  });

  test('shows every kind of token of code with a contrast of 4.5 at least', () => {
    const ratios = TOKENS.map((token) => getContrastRatio(token[scheme as 'light' | 'dark'], surface.code));
    expect(ratios.length).toBeGreaterThanOrEqual(7);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(WCAG_AA_TEXT);
  });
});

test('the browser’s frame around a dark page is as dark as the page', () => {
  expect(rgbToHex(hslToRgb(THEME_COLORS.dark))).toBe(PALETTES.dark.background.default);
});
