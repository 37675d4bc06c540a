import { describe, expect, test } from 'vitest';
import { parseDense } from '../../../../client/shared/preferences/density.ts';
import { parsePreferences, preferenceCookie, preferencesFromCookies } from '../../../../client/shared/preferences/preferences.ts';
import { pick, seededRandom } from '../../../helpers/random.ts';

const DEFAULTS = {
  mode: 'system',
  direction: 'ltr',
  codeVariant: 'TS',
  codeStyling: 'system',
  dense: false,
  packageManager: 'npm',
} as const;

describe('preferencesFromCookies', () => {
  test.each([
    ['', {}],
    ['mui-mode=light', { mode: 'light' }],
    ['mui-mode=dark', { mode: 'dark' }],
    ['mui-mode=system', { mode: 'system' }],
    ['mui-mode=Dark', {}],
    ['mui-mode=', {}],
    ['direction=rtl', { direction: 'rtl' }],
    ['direction=ttb', {}],
    ['codeVariant=JS', { codeVariant: 'JS' }],
    ['codeVariant=TS', { codeVariant: 'TS' }],
    ['codeVariant=js', {}],
    ['codeStyling=tailwind', { codeStyling: 'tailwind' }],
    ['codeStyling=css', { codeStyling: 'css' }],
    ['codeStyling=MUI%20System', { codeStyling: 'system' }],
    ['codeStyling=MUI System', { codeStyling: 'system' }],
    ['codeStyling=Tailwind', { codeStyling: 'tailwind' }],
    ['codeStyling=CSS', { codeStyling: 'css' }],
    ['codeStyling=toString', {}],
    ['codeStyling=__proto__', {}],
    ['dense=true', { dense: true }],
    ['dense=false', {}],
    ['dense=1', {}],
    ['codeblock-package-manager=pnpm', { packageManager: 'pnpm' }],
    ['codeblock-package-manager=yarn', { packageManager: 'yarn' }],
    ['codeblock-package-manager=bun', { packageManager: 'bun' }],
    ['codeblock-package-manager=pip', {}],
    ['mode=dark; packageManager=yarn', {}],
    ['mui-mode=light; mui-mode=dark', { mode: 'light' }],
    ['a=b;;=; mui-mode=dark; %%%; dense=true', { mode: 'dark', dense: true }],
    ['mui-mode=dark"><script>', {}],
  ])('reads %j as %j', (header, chosen) => {
    expect(preferencesFromCookies(header)).toEqual({ ...DEFAULTS, ...chosen });
  });

  test('finds among 10,000 random cookies only known values', () => {
    const random = seededRandom(7);
    const names = ['mui-mode', 'direction', 'codeVariant', 'codeStyling', 'dense', 'codeblock-package-manager', 'other'];
    const pieces = ['dark', 'light', 'rtl', 'JS', 'css', 'true', 'bun', '%', '=', ';', '"', '<', ' ', '__proto__', '\u0000'];
    const known = new Set<unknown>([
      'light',
      'dark',
      'system',
      'ltr',
      'rtl',
      'JS',
      'TS',
      'tailwind',
      'css',
      'npm',
      'pnpm',
      'yarn',
      'bun',
      true,
      false,
    ]);
    for (let count = 0; count < 10_000; count += 1) {
      const header = Array.from(
        { length: 5 },
        () => `${pick(names, random)}=${pick(pieces, random)}${pick(['', pick(pieces, random)], random)}`,
      );
      const values = Object.values(preferencesFromCookies(header.join('; ')));
      expect(
        values.filter((value) => !known.has(value)),
        header.join('; '),
      ).toEqual([]);
    }
  });
});

describe('parsePreferences', () => {
  test('reads each preference by its own name', () => {
    const stored = { mode: 'dark', direction: 'rtl', codeVariant: 'JS', codeStyling: 'css', dense: true, packageManager: 'bun' } as const;
    expect(parsePreferences((name) => stored[name])).toEqual(stored);
  });

  test.each([[undefined], [null], [0], [{}], [['dark']], [Symbol.iterator]])('takes the defaults for %s', (value) => {
    expect(parsePreferences(() => value)).toEqual(DEFAULTS);
  });
});

describe('parseDense', () => {
  test.each([
    ['true', true],
    [true, true],
    ['false', false],
    ['TRUE', false],
    [1, false],
    [undefined, false],
  ])('reads %j as %s', (value, dense) => {
    expect(parseDense(value)).toBe(dense);
  });
});

describe('preferenceCookie', () => {
  const REST = 'path=/; max-age=31536000; SameSite=Lax';

  test.each([
    ['mode', 'dark', false, `mui-mode=dark; ${REST}`],
    ['mode', 'dark', true, `mui-mode=dark; ${REST}; Secure`],
    ['direction', 'rtl', false, `direction=rtl; ${REST}`],
    ['codeVariant', 'JS', false, `codeVariant=JS; ${REST}`],
    ['codeStyling', 'tailwind', true, `codeStyling=tailwind; ${REST}; Secure`],
    ['dense', 'true', false, `dense=true; ${REST}`],
    ['packageManager', 'bun', false, `codeblock-package-manager=bun; ${REST}`],
    ['codeStyling', 'a; domain=evil', false, `codeStyling=a%3B%20domain%3Devil; ${REST}`],
  ] as const)('keeps %s %s (secure: %s) as %s', (name, value, secure, cookie) => {
    expect(preferenceCookie(name, value, secure)).toBe(cookie);
  });
});
