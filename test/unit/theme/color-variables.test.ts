import { describe, expect, test } from 'vitest';
import {
  type ColorVariables,
  colorVariables,
  usedVariables,
  variableRules,
  variableRulesIn,
} from '../../../client/theme/color-variables.ts';
import { createSiteTheme } from '../../../client/theme/create-theme.ts';
import { PALETTES } from '../../../client/theme/palette.ts';

const variables = colorVariables(createSiteTheme({ direction: 'ltr', dense: false }));

describe('colorVariables', () => {
  test.each([
    ['--mui-palette-primary-main', PALETTES.light.primary.main, PALETTES.dark.primary.main],
    ['--mui-palette-background-default', PALETTES.light.background.default, PALETTES.dark.background.default],
    ['--mui-palette-surface-code', PALETTES.light.surface.code, PALETTES.dark.surface.code],
    ['--mui-spacing', '8px', undefined],
  ])('reads %s as %s in light and %s in dark', (name, light, dark) => {
    expect([variables.base.get(name), variables.dark.get(name)]).toEqual([light, dark]);
  });

  test('repeats in dark nothing that is the same in light', () => {
    const same = [...variables.dark].filter(([name, value]) => variables.base.get(name) === value);
    expect(same).toEqual([]);
  });
});

describe('variableRules', () => {
  const few: ColorVariables = {
    base: new Map([
      ['--mui-a', '1'],
      ['--mui-b', 'var(--mui-c)'],
      ['--mui-c', '3'],
    ]),
    dark: new Map([['--mui-c', '4']]),
  };

  test('define light, dark, and a dark system without an attribute', () => {
    expect(variableRules(few)).toBe(
      ':root{color-scheme:light;--mui-a:1;--mui-b:var(--mui-c);--mui-c:3}' +
        '@media screen{[data-mui-color-scheme="dark"]{color-scheme:dark;--mui-c:4}}' +
        '@media screen and (prefers-color-scheme:dark){:root:not([data-mui-color-scheme]){color-scheme:dark;--mui-c:4}}',
    );
  });

  test.each([
    ['a{color:var(--mui-a)}', ['--mui-a']],
    ['a{color:var(--mui-b)}', ['--mui-b', '--mui-c']],
    ['a{color:red}', []],
    ['a{color:var(--mui-unknown)}', []],
  ])('hold for %s only %j', (css, names) => {
    const defined = new Set([...variableRules(few, usedVariables(few, css)).matchAll(/(--mui-\w+):/g)].map((match) => match[1]));
    expect([...defined]).toEqual(names);
  });

  test('hold what another sheet uses too', () => {
    const floor = usedVariables(few, 'a{color:var(--mui-b)}');
    expect(variableRules(few, usedVariables(few, 'a{color:red}', floor))).toContain('{color-scheme:light;--mui-b:var(--mui-c);--mui-c:3}');
    expect([...floor]).toEqual(['--mui-b', '--mui-c']);
  });
});

test('in parts of a page, only what the page does not bring is defined, and no scheme', () => {
  const few: ColorVariables = {
    base: new Map([
      ['--mui-a', '1'],
      ['--mui-b', '2'],
    ]),
    dark: new Map([
      ['--mui-a', '3'],
      ['--mui-b', '4'],
    ]),
  };
  expect(variableRulesIn('.part', few, new Set(['--mui-a']))).toBe(
    ':root .part{--mui-b:2}' +
      '@media screen{[data-mui-color-scheme="dark"] .part{--mui-b:4}}' +
      '@media screen and (prefers-color-scheme:dark){:root:not([data-mui-color-scheme]) .part{--mui-b:4}}',
  );
});
