import { describe, expect, test } from 'vitest';
import { isOrdinary, stemOf, termsOf, wordsOf } from '../../../client/search/terms.ts';

describe('termsOf', () => {
  test.each([
    ['useNotifications', ['usenotifications', 'use', 'notifications']],
    ['DashboardLayout', ['dashboardlayout', 'dashboard', 'layout']],
    ['NextAppProvider', ['nextappprovider', 'next', 'app', 'provider']],
    ['JSExpression', ['jsexpression', 'js', 'expression']],
    ['react-dashboard-layout', ['react', 'dashboard', 'layout']],
    ['sign-in', ['sign', 'signin']],
    ['Next.js', ['next', 'js', 'nextjs']],
    ['TOOLPAD_AUTH_SECRET', ['toolpad', 'auth', 'secret']],
    ['@toolpad/core/AppProvider', ['toolpad', 'core', 'appprovider', 'app', 'provider']],
    ['slotProps.title', ['slotprops', 'slot', 'props', 'title', 'slotpropstitle']],
    ['npm install @mui/material@7', ['npm', 'install', 'mui', 'material']],
    ['how to do it', []],
    ['Café', ['cafe']],
    ['Vite’s', ['vite']],
    ["What's", ['whats']],

    ['ＡＢＣ', ['abc']],
    ['3D cube', ['3d', 'cube']],
    ['a'.repeat(40), ['a'.repeat(40)]],
    ['a'.repeat(41), []],
    ['abcdefgh-ijklmnop', ['abcdefgh', 'ijklmnop', 'abcdefghijklmnop']],
    ['abcdefgh-ijklmnopq', ['abcdefgh', 'ijklmnopq']],
    ['x', []],
    ['dialog dialog', ['dialog']],
    ['Ünïcode', ['unicode']],
    ['', []],
    ['?!*', []],
    ['__proto__', ['proto']],
    ['安装组件', ['安装', '组件']],
    ['隐藏侧边栏', ['隐藏', '侧边栏']],
    ['请绑定页面按钮', ['绑定', '页面', '按钮']],
    ['构建器与构建', ['构建器', '构建']],
    ['登录页面', ['登录', '页面']],
    // Characters so rare that no dictionary has a word of them.
    ['龘靐齉', ['龘靐齉']],
    ['龘的靐', ['龘', '靐']],
    ['龘sidebar靐', ['龘', 'sidebar', '靐']],
    ['如何使用 useDialogs', ['使用', 'usedialogs', 'use', 'dialogs']],
  ])('%j → %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });
});

describe('wordsOf', () => {
  test('places are those of the text', () => {
    const text = 'Open a dialog, 安装 useDialogs.';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Open', 'a', 'dialog', '安装', 'useDialogs']);
  });
});

describe('stemOf', () => {
  test.each([
    ['translate', ['translat']],
    ['translations', ['transl']],
    ['closing', ['clos']],
    ['props', ['prop']],
    ['used', []],
    ['layout', []],
    ['tests', ['test']],
    ['bees', []],
    ['embeddable', ['embed']],
    ['submitting', ['submit']],
    ['headding', ['headd']],
  ])('%s → %j', (term, stem) => {
    expect(stemOf(term)).toEqual(stem);
  });
});

test.each([
  ['seem', false, true],
  ['seem', true, false],
  ['dialog', false, false],
])('%s, in the index: %s, is ordinary: %s', (term, isKnown, expected) => {
  expect(isOrdinary(new Set(isKnown ? [term] : []), term)).toBe(expected);
});
