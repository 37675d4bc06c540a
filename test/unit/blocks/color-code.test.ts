import { expect, test } from 'vitest';
import { codeText } from '../../../client/blocks/code/code.ts';
import { colorCode } from '../../../client/blocks/code/color-code.ts';

test.each([
  ["title: 'Acme',", ['title: ', ['string', "'Acme'"], ',']],
  [String.raw`title: 'Rosa\'s \\',`, ['title: ', ['string', String.raw`'Rosa\'s \\'`], ',']],
  ["import { a } from 'b';", [['keyword', 'import'], ' { a } ', ['keyword', 'from'], ' ', ['string', "'b'"], ';']],
  ['const theme = createTheme({', [['keyword', 'const'], ' theme = ', ['function', 'createTheme'], '({']],
  ['  tonalOffset: 0.2, dense: true', ['  tonalOffset: ', ['number', '0.2'], ', dense: ', ['boolean', 'true']]],
  ["// A comment, as in 'b'.", [['comment', "// A comment, as in 'b'."]]],
  ["see('https://a.b') // here", [['function', 'see'], '(', ['string', "'https://a.b'"], ') ', ['comment', '// here']]],
  ['exported.constant', ['exported.constant']],
  ['', []],
])('%s', (line, tokens) => {
  expect(colorCode(line)).toEqual([tokens]);
});

test('loses nothing of the code', () => {
  const code = "import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme({ spacing: 8 });\n";
  expect(codeText({ lines: colorCode(code) })).toBe(code);
});
