import { describe, expect, test } from 'vitest';
import { render } from '../../../../helpers/html/markdown.tsx';

const item = (name: string, kinds: string) => `- [${name}](https://example.com/${name})\n\n  Words with **weight**.\n\n  ${kinds}\n`;

describe('a gallery', () => {
  test('knows the kinds of each item', () => {
    const { blocks, html, problems } = render(':::gallery', item('a', '**Vite** **CRUD**'), item('b', '**Next.js** **CRUD**'), ':::');
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([
      {
        kind: 'gallery',
        kinds: ['Vite', 'CRUD', 'Next.js'],
        kindsOf: [
          [0, 1],
          [2, 1],
        ],
      },
    ]);
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html).toContain('data-kinds="3 2"');
  });

  test.each([
    ['an item without kinds', [item('a', 'None.')], 'This item of a gallery has no kinds. Give it a paragraph such as **Vite** **CRUD**.'],
    ['no list', ['Words.'], '`:::gallery` holds one list, and nothing else. Write `- [Name](…)` and move the rest outside.'],
    [
      'words after the list',
      [item('a', '**Vite**'), '## Heading'],
      '`:::gallery` holds one list, and nothing else. Write `- [Name](…)` and move the rest outside.',
    ],
    [
      'too many kinds',
      [item('a', [...'abcdefghi'].map((name) => `**${name}**`).join(' '))],
      'The gallery has 9 kinds. Tell at most 8 apart.',
    ],
  ])('refuses %s', (_, lines, message) => {
    expect(render(':::gallery', ...lines, ':::').problems).toEqual([expect.stringContaining(message)]);
  });
});
