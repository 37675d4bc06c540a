import { describe, expect, test } from 'vitest';
import type { CodeToken } from '../../../../client/blocks/code/code.ts';
import { highlightLines } from '../../../../scripts/content/code/highlight.ts';

describe('highlightLines', () => {
  test.each<[string, string, CodeToken[][]]>([
    ['text', 'a < b && "c" > d', [['a < b && "c" > d']]],
    ['ts', "const a = '<b>';", [[['keyword', 'const'], ' a = ', ['string', "'<b>'"], ';']]],
    ['json', '{ "a": true }', [['{ ', ['property', '"a"'], ': ', ['boolean', 'true '], '}']]],
    ['bash', '# hello', [[['comment', '# hello']]]],
    ['bash', 'curl https://a.example/#b # c', [[['function', 'curl'], ' https://a.example/#b ', ['comment', '# c']]]],
    [
      'tsx',
      '<Item a={1}>Order 1042, if true</Item>',
      [['<', ['class-name', 'Item '], ['attr-name', 'a'], '={', ['number', '1'], '}>Order 1042, if true</', ['class-name', 'Item'], '>']],
    ],
    ['yaml', 'call: functions.ts#list # c', [[['atrule', 'call'], ': functions.ts#list ', ['comment', '# c']]]],
    ['ts', '', [[]]],
    ['ts', 'a\n\nb', [['a'], [], ['b']]],
  ])('colors %s %j', (language, code, lines) => {
    expect(highlightLines(code, language)).toEqual(lines);
  });

  test.each<[string, string, CodeToken[][]]>([
    ['comment', '/* one\n   two */', [[['comment', '/* one']], [['comment', '   two */']]]],
    ['template', '`one\ntwo`', [[['string', '`one']], [['string', 'two`']]]],
  ])('cuts a %s of many lines at the end of each line', (_name, code, lines) => {
    expect(highlightLines(code, 'ts')).toEqual(lines);
  });

  test('a diff of JSX reads a line that begins with a tag as unchanged', () => {
    expect(highlightLines('<Tag />\n+new\n-old', 'diff')).toEqual([['<Tag />'], [['inserted', '+new']], [['deleted', '-old']]]);
  });
});
