import { describe, expect, test } from 'vitest';
import { blocksPieces } from '../../../../../client/blocks/texts.ts';
import { render } from '../../../../helpers/html/markdown.tsx';

describe('steps', () => {
  const { blocks, html, problems } = render(
    ':::steps',
    '1. Type **this**:',
    '',
    '   ```bash',
    '   npm start',
    '   ```',
    '',
    '2. Wait.',
    ':::',
  );

  test('are the items of a numbered list, with all that stands in them', () => {
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([{ kind: 'steps', items: [[{ kind: 'prose' }, { kind: 'code' }], [{ kind: 'prose' }]] }]);
    expect(html).toMatch(/<ol role="list"><li><div><p>Type <strong>this<\/strong>:<\/p>\n<\/div><figure.*<\/li><li><div><p>Wait\./s);
  });

  test('have no check mark before there is script, and the words for it', () => {
    expect(html).not.toContain('checkbox');
    expect(html).toContain('<p hidden data-tick="Step {{number}} done"><span data-words="{{done}} of {{total}} done">');
  });

  test('are found by their words and code', () => {
    const found = blocksPieces(blocks).map(({ text }) => text.trim());
    expect(found).toEqual(expect.arrayContaining(['this', 'Wait.', 'npm start']));
  });
});

const ONE_LIST = '`:::steps` holds one numbered list that begins with 1, and nothing else. Write `1. …` and move the rest outside.';
const WORDS_FIRST = 'A step begins with the words that say what to do. Put a sentence first.';

test.each([
  ['nothing', [], [`5: ${ONE_LIST}`]],
  ['a bulleted list', ['- One'], [`5: ${ONE_LIST}`]],
  ['a list that begins with 2', ['2. Two'], [`5: ${ONE_LIST}`]],
  ['words', ['One'], [`5: ${ONE_LIST}`]],
  ['words after the list', ['1. One', '', 'More'], [`5: ${ONE_LIST}`]],
  ['two lists', ['1. One', '', '- Two'], [`5: ${ONE_LIST}`]],
  ['a step that begins with a quotation', ['1. One', '2. > Two'], [`7: ${WORDS_FIRST}`]],
  ['an empty step', ['1.', '2. Two'], [`6: ${WORDS_FIRST}`]],
])('%s in `:::steps` is a problem', (_, inside, expected) => {
  expect(render(':::steps', ...inside, ':::').problems).toEqual(expected);
});
