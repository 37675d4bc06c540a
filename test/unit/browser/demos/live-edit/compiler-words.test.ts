import { describe, expect, test } from 'vitest';
import { compile } from '../../../../../client/browser/demos/live-edit/compile.ts';
import { inReadersWords } from '../../../../../client/browser/demos/live-edit/compiler-words.ts';
import { site } from '../../../../helpers/project/site.ts';

const chinese = site.words('zh');

/** What the editor says in Chinese of code that does not compile. */
function said(source: string): string {
  const compiled = compile(source, 'JS');
  if (!('problem' in compiled)) throw new Error('The code compiles.');
  return inReadersWords(compiled.problem, chinese);
}

describe('what is wrong with code is said in the language of the reader', () => {
  test.each([
    ['const a = ;', '此处的符号不符合语法。'],
    ['f(1', '此处的符号不符合语法，应为“,”。'],
    ['const a b = 1;', '此处的符号不符合语法，应为“;”。'],
    ["const a = 'b", '字符串没有结束：缺少引号。'],
    ['const a = `b', '模板字面量没有结束：缺少反引号。'],
    ['/* a', '注释没有结束：缺少 `*/`。'],
    ['const a = /b\n', '正则表达式没有结束：缺少斜杠。'],
    ['const a = <b>', '元素没有结束：缺少结束标签。'],
    ['const a = \u0001;', '此处不能使用字符“\u0001”。'],
    ['export f', '有一条语句没有写完。'],
  ])('%j', (source, words) => {
    expect(said(source)).toEqual(words);
  });

  test.each([
    ['Error: A loop ran for more than 2 seconds.', '循环运行超过 2 秒。'],
    ['There are more than 30 imports.', '导入超过 30 个。'],
    ['ReferenceError: a is not defined', 'ReferenceError: a is not defined'],
    ['my own: Unexpected token', 'my own: Unexpected token'],
  ])('%j, said by the frame', (message, words) => {
    expect(inReadersWords(message, chinese)).toBe(words);
  });
});
