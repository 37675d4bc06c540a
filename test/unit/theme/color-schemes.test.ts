import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setColorScheme } from '../../../client/theme/color-schemes.ts';
import { createSiteTheme } from '../../../client/theme/create-theme.ts';

const theme = createSiteTheme({ direction: 'ltr', dense: false });

describe('setColorScheme', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  test.each(['light', 'dark', 'system'])('shows %s', (name) => {
    const show = vi.fn();
    setColorScheme(name, theme, show);
    expect(show.mock.calls).toEqual([[name]]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each(['purple', '', 'Dark', 'constructor', '__proto__'])('refuses %j with a console error', (name) => {
    const show = vi.fn();
    setColorScheme(name, theme, show);
    expect(show).not.toHaveBeenCalled();
    expect(vi.mocked(console.error).mock.calls).toEqual([[`\`${name}\` does not exist in \`theme.colorSchemes\`.`]]);
  });
});
