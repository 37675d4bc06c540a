import { expect, test } from 'vitest';
import { idOf } from '../../../../../client/browser/search/dialog/options.ts';

const keys = [
  'recent-登录',
  'recent-主题',
  'recent-a.b',
  'recent-a b',
  'recent-a_b',
  'recent-a-b',
  'recent-a_',
  '/toolpad/core#a',
  '/toolpad/core_a',
];

test('each option has an id of its own, without what ids may not hold', () => {
  const ids = keys.map((key) => idOf({ key, text: key, icon: 'page' }));
  expect(new Set(ids).size).toBe(keys.length);
  expect(ids.filter((id) => !/^search-[\w-]+$/.test(id))).toEqual([]);
});
