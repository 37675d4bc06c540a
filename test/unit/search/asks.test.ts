import { expect, test } from 'vitest';
import { asksOf } from '../../../client/search/asks.ts';

const index = {
  synonyms: [
    ['log in', 'sign in'],
    ['toast', 'notification'],
    ['侧边栏', 'sidebar'],
    ['弹窗', '对话框, dialog'],
    ['端口号', '端口'],
    ['请求', 'requests'],
  ] as [string, string][],
  known: new Map([
    ['侧边栏', 3],
    ['登录', 9],
    ['端口', 2],
    ['请求头', 2],
    ['数据', 2],
    ['表格', 2],
    ['靐', 1],
    ['dialog', 9],
    ['width', 4],
  ]),
};

test.each([
  ['dialog', [[['dialog']]]],
  ["import { dialog } from 'width';", [[['dialog']], [['width']]]],
  ['import a dialog from', [[['import']], [['dialog']]]],
  ['dialogwidth', [[['dialogwidth'], ['dialog', 'width']]]],
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
  ['dialogwidth', [[['dialogwidth'], ['dialog', 'width']]]],
  ['dialog19', [[['dialog19'], ['dialog']]]],
  ['dialogchart', [[['dialogchart']]]],
  ['useDialogs', [[['usedialogs', 'use', 'dialogs']]]],
  ['how to', [[['how']], [['to']]]],
  ['如何隐藏侧边栏', [[['侧边栏'], ['sidebar']], [['隐藏']]]],
  ['数据表格', [[['数据']], [['表格']]]],
  ['弹窗', [[['弹窗'], ['对话框'], ['dialog']]]],
  [
    'toast弹窗',
    [
      [['toast'], ['notification']],
      [['弹窗'], ['对话框'], ['dialog']],
    ],
  ],
  ['端口号', [[['端口']]]],
  ['uncaught TypeError: toast is not a function', [[['toast'], ['notification']]]],
  ['refine toast', [[['toast'], ['notification']]]],
  ['请求头', [[['请求头']]]],
  ['登陆页', [[['登录']]]],
  ['页', [[['页']]]],
  ['隱藏側邊欄', [[['侧边栏'], ['sidebar']], [['隱藏']]]],
  // Characters so rare that no dictionary has a word of them.
  ['龘靐', [[['靐']]]],
  ['龘齉', [[['龘齉']]]],
  // What stands beside words, in any script, is no part of them.
  ...['`toast`', "'toast'", '*toast*', '«toast»', 'toast。', '.toast', 'toast-', '#toast', "toast's", 'toast…', '--toast'].map(
    (query): [string, string[][][]] => [query, [[['toast'], ['notification']]]],
  ),
  ['dialog&toast', [[['toast'], ['notification']], [['dialog']]]],
  ['dialog、toast', [[['toast'], ['notification']], [['dialog']]]],
  ['', []],
  ['x', []],
])('%j asks for %j', (query, asks) => {
  expect(asksOf(index, query)).toEqual(asks);
});
