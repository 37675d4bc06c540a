import { expect, test } from 'vitest';
import { suggestQuery } from '../../../client/search/suggest-query.ts';
import { builtIndex } from '../../helpers/search-index.ts';

const index = builtIndex('en');

test.each([
  ['dashbord', 'dashboard'],
  ['hide the sidbar', 'hide the sidebar'],
  ['acountprops', 'accountprops'],
  ['notificatoins', 'notifications'],
  ['usedialogz', 'usedialogs'],
  // Three slips of nine letters: nothing is nearer.
  ['dachbaord', 'dashboard'],
  ['autentificate', 'authenticate'],
])('%j is corrected to %j', (query, correction) => {
  expect(suggestQuery(index, query)).toBe(correction);
});

test.each([
  ['登陆页面', '登录页面'],
  ['側邊欄寬度', '侧边栏宽度'],
])('%s is corrected to %s by its sound', (query, correction) => {
  expect(suggestQuery(builtIndex('zh'), query)).toBe(correction);
});

test.each([
  ['dashboard', 'is in the index'],
  ['dashb', 'begins a word of it'],
  ['zqx', 'has too few letters'],
  ['qqqqzzzzxxxx', 'is like nothing'],
  ['', 'is empty'],
])('%j is left alone: it %s', (query) => {
  expect(suggestQuery(index, query)).toBeUndefined();
});
