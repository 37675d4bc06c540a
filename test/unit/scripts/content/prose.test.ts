import { describe, expect, test } from 'vitest';
import { render } from '../../../helpers/html/markdown.tsx';

function textOf(...lines: string[]) {
  const [block] = render(...lines).blocks;
  if (block?.kind !== 'prose' && block?.kind !== 'table') throw new Error(`${lines} is ${block?.kind}.`);
  return block.text;
}

/** What search reads, with a bar wherever something stands apart. */
function readBySearch(...lines: string[]): string[] {
  const pieces = textOf(...lines).pieces.map((piece) => (piece.kind === 'text' ? piece.text : `${piece.kind} ${piece.text}`));
  return pieces.map((text) => (text === ' ' ? '|' : text)).filter((text, index, all) => text !== '|' || all[index - 1] !== '|');
}

describe('the Markdown of prose', () => {
  test.each([
    ['marks inside of marks', ['a **b *c* ~~d~~** `e`']],
    ['a break that was meant', ['one\\', 'two']],
    ['what would begin a list', ['\\- no list']],
    ['what would begin a numbered list', ['1\\. no list']],
    ['two digits that would', ['12\\) no list']],
    ['what would be a heading', ['\\## no heading']],
    ['what would be a quotation', ['\\> no quotation']],
    ['what only looks like one of them', ['#tag']],
    ['a negative number', ['-5 apples']],
    ['a number with a point', ['1.5 kilograms']],
    ['a number in a line', ['See 2. above']],
    ['a tight list in a list', ['- a', '- b', '  - c']],
    ['a loose list', ['- a', '', '  b', '', '- c']],
    ['a list that begins later', ['3. a', '4. b']],
    ['a list in a quotation', ['> a', '>', '> - b']],
    ['a heading of code, with its id', ['## A `b` {#a-b}']],
    ['a heading of the third level', ['### C {#c}']],
    ['a rule', ['---']],
    ['a table', ['| a | b |', '| --- | --- |', '| `c \\| d` | e |']],
    ['a backtick in code', ['``a`b``']],
  ])('keeps %s', (_, lines) => {
    expect(textOf(...lines).markdown).toBe(lines.join('\n'));
  });

  test.each([
    ['a line goes on behind a break that was not meant', ['one', 'two   three'], 'one two three'],
    ['addresses are whole', ['[a *b*](/toolpad/core)'], '[a *b*](https://docs.invalid/toolpad/core)'],
    ['an address alone is a link to itself', ['<https://mui.com>'], '[https://mui.com](https://mui.com)'],
  ])('%s', (_, lines, markdown) => {
    expect(textOf(...lines).markdown).toBe(markdown);
  });
});

describe('what search reads of prose', () => {
  test.each([
    ['words, without their marks', ['a **b *c*** [d](/toolpad/core)'], ['|', 'a ', 'b ', 'c', '|', 'd', '|']],
    ['code as such', ['Call `useDialogs`.'], ['|', 'Call ', 'code useDialogs', '.', '|']],
    ['lines apart', ['one', 'two'], ['|', 'one', '\n', 'two', '|']],
    ['words on both sides of a break apart', ['one  ', 'two'], ['|', 'one', '|', 'two', '|']],
    ['items apart', ['- a', '- b', '  - c'], ['|', 'a', '|', 'b', '|', 'c', '|']],
    ['cells apart', ['| a | b |', '|---|---|', '| c | `d` |'], ['|', 'a', '|', 'b', '|', 'c', '|', 'code d', '|']],
    ['a quotation', ['> a', '>', '> b'], ['|', 'a', '|', 'b', '|']],
    ['nothing of a rule', ['---'], []],
  ])('%s', (_, lines, pieces) => {
    expect(readBySearch(...lines)).toEqual(pieces);
  });

  test.each([
    ['## A `b` {#a-b}', { kind: 'heading', level: 2, id: 'a-b', text: 'A b' }],
    ['### C', { kind: 'heading', level: 3, id: 'c', text: 'C' }],
  ])('of %s is a heading', (line, heading) => {
    expect(textOf(line).pieces).toEqual([heading]);
  });
});
