import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PALETTES } from '../../../client/theme/palette.ts';

const PALETTE = '../../../client/theme/palette.ts';

/** Makes the site's theme out of a palette with one broken color. */
async function themeWith(scheme: 'light' | 'dark', color: object) {
  vi.doMock(PALETTE, () => ({ PALETTES: { ...PALETTES, [scheme]: { ...PALETTES[scheme], primary: color } } }));
  const { createSiteTheme } = await import('../../../client/theme/create-theme.ts');
  return createSiteTheme({ direction: 'ltr', dense: false });
}

describe.each(['light', 'dark'] as const)('the theme of a %s palette', (scheme) => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.doUnmock(PALETTE));

  test.each([
    ['without main', { light: '#fff' }, 'needs to have a `main` property'],
    ['whose main is a number', { main: 1 }, '`color.main` should be a string, but `1` was provided instead'],
    ['whose main is an object', { main: {} }, '`color.main` should be a string'],
  ])('throws for a color %s', async (_case, color, message) => {
    await expect(themeWith(scheme, color)).rejects.toThrow(message);
  });

  test('is made of a color with a main', async () => {
    expect((await themeWith(scheme, { main: '#123456' })).colorSchemes[scheme]?.palette.primary.main).toBe('#123456');
  });
});
