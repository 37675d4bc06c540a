import { describe, expect, test } from 'vitest';
import { headingId, uniqueId } from '../../../../scripts/shared/heading-id.ts';

describe('headingId', () => {
  test.each([
    ['createTheme(options) => theme', 'createtheme-options-theme'],
    ["barre d'application", 'barre-dapplication'],
    ['barre d’application', 'barre-dapplication'],
    ['@mui/material/styles vs @mui/styles', 'mui-material-styles-vs-mui-styles'],
    ['Blog 📝', 'blog'],
    ['Community help (free)', 'community-help-free'],
    ['Next.js App Router', 'next-js-app-router'],
    ['Sign-in Page', 'sign-in-page'],
    ['Styles & themes', 'styles-themes'],
    ['<Account />', 'account'],
    ['  --a--b--  ', 'a-b'],
    ['中文', '%E4%B8%AD%E6%96%87'],
  ])('makes of %s the id %s', (text, id) => {
    expect(headingId(text)).toBe(id);
  });
});

describe('uniqueId', () => {
  test('numbers the second and third of an id', () => {
    const taken = new Map<string, number>();
    expect(['a', 'a', 'b', 'a'].map((id) => uniqueId(id, taken))).toEqual(['a', 'a-2', 'b', 'a-3']);
  });

  test.each([
    [
      ['step', 'step', 'step-2', 'step'],
      ['step', 'step-2', 'step-2-2', 'step-3'],
    ],
    [
      ['step-2', 'step', 'step'],
      ['step-2', 'step', 'step-3'],
    ],
  ])('never gives an id twice, even where a heading is called like a numbered one: %j', (ids, unique) => {
    const taken = new Map<string, number>();
    expect(ids.map((id) => uniqueId(id, taken))).toEqual(unique);
  });
});
