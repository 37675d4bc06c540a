import { describe, expect, test } from 'vitest';
import { codeStylingFromHash, parseCodeStyling } from '../../../client/shared/preferences/code-styling.ts';
import { codeVariantFromHash, parseCodeVariant } from '../../../client/shared/preferences/code-variant.ts';

describe('codeVariantFromHash and codeStylingFromHash', () => {
  test.each([
    ['', undefined, undefined],
    ['#', undefined, undefined],
    ['#BasicDemo.js', 'JS', undefined],
    ['#BasicDemo.tsx', 'TS', undefined],
    ['#BasicDemo.ts', undefined, undefined],
    ['#BasicDemo.jsx', undefined, undefined],
    ['#BasicDemo.JS', undefined, undefined],
    ['#BasicDemo.js?x', undefined, undefined],
    ['#js', undefined, undefined],
    ['#system-BasicDemo.tsx', 'TS', 'system'],
    ['#tailwind-BasicDemo.js', 'JS', 'tailwind'],
    ['#css-BasicDemo.tsx', 'TS', 'css'],
    ['#tailwind-BasicDemo', undefined, undefined],
    ['#css-BasicDemo.ts', undefined, undefined],
    ['#my-css-thing.js', 'JS', undefined],
    ['#cssBasicDemo.js', 'JS', undefined],
    ['tailwind-BasicDemo.js', 'JS', 'tailwind'],
  ])('the hash %j asks for variant %s and styling %s', (hash, variant, styling) => {
    expect([codeVariantFromHash(hash), codeStylingFromHash(hash)]).toEqual([variant, styling]);
  });
});

describe('parseCodeVariant', () => {
  test.each([
    ['JS', 'JS'],
    ['TS', 'TS'],
    ['js', 'TS'],
    [undefined, 'TS'],
    [{}, 'TS'],
  ])('reads %j as %s', (value, variant) => {
    expect(parseCodeVariant(value)).toBe(variant);
  });
});

describe('parseCodeStyling', () => {
  test.each([
    ['system', 'system'],
    ['tailwind', 'tailwind'],
    ['css', 'css'],
    ['MUI System', 'system'],
    ['Tailwind', 'tailwind'],
    ['CSS', 'css'],
    ['sass', 'system'],
    ['hasOwnProperty', 'system'],
    [null, 'system'],
    [7, 'system'],
  ])('reads %j as %s', (value, styling) => {
    expect(parseCodeStyling(value)).toBe(styling);
  });
});
