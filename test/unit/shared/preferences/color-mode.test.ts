import { describe, expect, test } from 'vitest';
import { parseColorMode } from '../../../../client/shared/preferences/color-mode.ts';
import { parseDirection } from '../../../../client/shared/preferences/direction.ts';
import { parsePackageManager } from '../../../../client/shared/preferences/package-manager.ts';

describe('parseColorMode', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['LIGHT', 'system'],
    ['', 'system'],
    [null, 'system'],
    [['dark'], 'system'],
  ])('reads %j as %s', (value, mode) => {
    expect(parseColorMode(value)).toBe(mode);
  });
});

describe('parseDirection', () => {
  test.each([
    ['rtl', 'rtl'],
    ['ltr', 'ltr'],
    ['RTL', 'ltr'],
    [undefined, 'ltr'],
  ])('reads %j as %s', (value, direction) => {
    expect(parseDirection(value)).toBe(direction);
  });
});

describe('parsePackageManager', () => {
  test.each([
    ['npm', 'npm'],
    ['pnpm', 'pnpm'],
    ['yarn', 'yarn'],
    ['bun', 'bun'],
    ['deno', 'npm'],
    [0, 'npm'],
  ])('reads %j as %s', (value, manager) => {
    expect(parsePackageManager(value)).toBe(manager);
  });
});
