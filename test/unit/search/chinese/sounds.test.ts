import { expect, test } from 'vitest';
import { soundsOf } from '../../../../client/search/chinese/sounds.ts';

test.each([
  ['登陆', '登录', true],
  ['侧变栏', '侧边栏', true],
  ['關閉', '关闭', true],
  ['较验', '校验', true],
  ['效验', '校验', true],
  ['角色', '脚色', true],
  ['蓝', '兰', true],
  ['阿姨', '阿里', false],
  ['座', '组', false],
  ['登录', '登记', false],
  ['绑定', '板定', false],
])('%s and %s sound alike: %s', (one, other, isAlike) => {
  const sounds = new Set(soundsOf(one));
  expect(soundsOf(other).some((sound) => sounds.has(sound))).toBe(isAlike);
});

test('a word without a character has no sound', () => {
  expect(soundsOf('')).toEqual(['']);
});
