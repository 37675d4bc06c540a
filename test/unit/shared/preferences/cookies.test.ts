import { describe, expect, test } from 'vitest';
import { parseCookies } from '../../../../client/shared/preferences/cookies.ts';

describe('parseCookies', () => {
  test.each([
    ['', {}],
    ['a=1', { a: '1' }],
    ['a=1; b=2', { a: '1', b: '2' }],
    [' a = 1 ;b=2', { a: '1', b: '2' }],
    ['a=1; a=2', { a: '1' }],
    ['a=', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['=1; a=2', { a: '2' }],
    ['a', {}],
    [';;; ; a=1', { a: '1' }],
    ['a=MUI%20System', { a: 'MUI System' }],
    ['a=%E4%B8%AD', { a: '中' }],
    ['a=%', { a: '%' }],
    ['a=%E4%zz', { a: '%E4%zz' }],
    ['__proto__=1; constructor=2', { constructor: '2', ['__proto__']: '1' }],
  ])('reads %j', (header, expected) => {
    expect(parseCookies(header)).toEqual(new Map(Object.entries(expected)));
  });
});
