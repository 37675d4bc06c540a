import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { PALETTES } from '../../../client/theme/palette.ts';

const WCAG_AA_TEXT = 4.5;

describe.each(Object.entries(PALETTES))('the %s palette', (_scheme, { text, background, surface, ...colors }) => {
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
});
