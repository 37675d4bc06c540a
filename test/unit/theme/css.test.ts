import { describe, expect, test } from 'vitest';
import { colorVariables } from '../../../client/theme/color-variables.ts';
import { createSiteTheme } from '../../../client/theme/create-theme.ts';
import { color } from '../../../client/theme/css.ts';
import { below, from } from '../../../client/theme/media.ts';

const { base } = colorVariables(createSiteTheme({ direction: 'ltr', dense: false }));

describe('color', () => {
  test.each(Object.entries(color))('%s is a variable of the theme', (_name, value) => {
    expect(base.has(value.slice('var('.length, -1))).toBe(true);
  });
});

describe('from and below', () => {
  test.each([
    ['sm', '@media (min-width:600px)', '@media (max-width:599.98px)'],
    ['lg', '@media (min-width:1200px)', '@media (max-width:1199.98px)'],
  ] as const)('leave no width out at %s', (size, up, down) => {
    expect([from(size), below(size)]).toEqual([up, down]);
  });
});
