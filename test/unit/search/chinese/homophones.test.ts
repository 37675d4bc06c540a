import { describe, expect, test } from 'vitest';
import { withoutHomophones } from '../../../../client/search/chinese/homophones.ts';

const index = {
  synonyms: [
    ['国际化', '本地化'],
    ['权限', 'roles'],
  ] as [string, string][],
  known: new Map([
    ['登录', 9],
    ['页面', 30],
    ['对话框', 4],
    ['返回值', 3],
    ['画布', 2],
    ['事件', 20],
    ['图标', 9],
    ['图表', 3],
    ['全线', 5],
    ['值', 1],
    ['toast', 2],
  ]),
};

describe('withoutHomophones', () => {
  test.each([
    ['登陆页面', '登录页面', 'a word that sounds like one of the index'],
    ['toast登陆', 'toast登录', 'beside Latin'],
    ['對話框', '对话框', 'in traditional characters'],
    ['对画框', '对话框', 'in pieces, one of them common'],
    ['返会值', '返回值', 'in single characters'],
    ['国际画', '国际化', 'of a word that readers type'],
    ['登陆 對話框', '登录 对话框', 'twice'],
    ['圖表', '图表', 'with as many of its characters as can be'],
    ['圖鏢', '图标', 'the most frequent of those that sound alike'],
    ['拳线', '全线', 'one of the index before one that readers alone type'],
  ])('%s → %s: %s', (query, heard) => {
    expect(withoutHomophones(index, query)).toBe(heard);
  });

  test.each([
    ['登录', 'is in the index'],
    ['对话', 'begins a word of it'],
    ['国际', 'is part of a word that readers type'],
    ['画布', 'is in the index'],
    ['犀牛', 'sounds like nothing'],
    ['登', 'is a single character'],
    ['toast', 'is Latin'],
    ['', 'is empty'],
  ])('%j is left alone: it %s', (query) => {
    expect(withoutHomophones(index, query)).toBe(query);
  });

  test('what is cut out of a word that the index has is none', () => {
    expect(withoutHomophones(index, '登画布')).toBe('登画布');
  });
});
