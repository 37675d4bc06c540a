import { describe, expect, test } from 'vitest';
import { render } from '../../../../helpers/html/markdown.tsx';

describe('cards', () => {
  test('put a list into a grid', () => {
    expect(render(':::cards', '- [One](/toolpad)', ':::').html).toBe(
      '<div class="cards first-wide"><div><ul>\n<li><a href="/toolpad">One</a></li>\n</ul>\n</div></div>',
    );
  });
});

describe('tables', () => {
  test('scroll in a box that the keyboard reaches, and have no style attributes', () => {
    const { html } = render('| A | B |', '| :-: | --: |', '| 1 | 2 |');
    expect(html).toMatch(/^<div class="table" tabindex="0"[^>]*><div><table>\n<thead>/);
    expect(html).toMatch(/<\/tbody>\n<\/table>\n<\/div><hr hidden><\/div>$/);
    expect(html).not.toContain('style');
  });

  test('have a plain cell in a corner that heads nothing', () => {
    const { html } = render('| | A |', '| --- | --- |', '| 1 | |');
    expect(html).toContain('<thead>\n<tr>\n<td></td>\n<th>A</th>\n</tr>\n</thead>');
    expect(html).toContain('<tr>\n<td>1</td>\n<td data-head="A"></td>\n</tr>');
  });

  test.each([
    ['| A | `B` "c" |', ['<td>1</td>', '<td data-head="B &quot;c&quot;">2</td>']],
    ['| | [B](/toolpad) | C |', ['<td>1</td>', '<td data-head="B">2</td>', '<td data-head="C">3</td>']],
    ['| A | B | C | D |', ['<td>1</td>', '<td>2</td>', '<td>3</td>', '<td>4</td>']],
  ])('of %s say in each cell what their column is, unless they are too wide for a list', (head, cells) => {
    const columns = cells.length;
    const row = `| ${cells.map((_, index) => index + 1).join(' | ')} |`;
    const { html } = render(head, `|${' --- |'.repeat(columns)}`, row);
    expect(html).toContain(`<tbody>\n<tr>\n${cells.join('\n')}\n</tr>`);
    expect(html.includes(' data-list>')).toBe(columns < 4);
  });
});

describe('a quotation', () => {
  test.each(['```bash\n> ls\n> ```', '| A |\n> | - |\n> | 1 |', '::island{name="settings"}', ':::info\n> Text\n> :::'])(
    'with %j in it is a problem',
    (inside) => {
      const { problems } = render('', ...`> ${inside}`.split('\n'));
      expect(problems).toEqual(['6: A quotation holds words alone. Move its table, code, picture or directive outside.']);
    },
  );
});

describe('raw HTML', () => {
  test.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>\n'],
    ['a <b>bold</b> move', '<p>a &lt;b&gt;bold&lt;/b&gt; move</p>\n'],
    ['&lt;b&gt; &copy;', '<p>&lt;b&gt; ©</p>\n'],
  ])('%s is text', (source, html) => {
    expect(render(source).html).toBe(`<div>${html}</div>`);
  });

  test.each(['[a](javascript:alert(1))', '[a](data:text/html,x)', '[a](vbscript:x)'])('%s is no link', (source) => {
    expect(render(source).html).not.toContain('<a');
  });
});

describe('islands', () => {
  test('stand between what is before and after', () => {
    const { blocks, problems } = render('Before', '', '::island{name="settings"}', '', 'After');
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([
      { kind: 'prose', text: { markdown: 'Before' } },
      { kind: 'island', name: 'settings' },
      { kind: 'prose', text: { markdown: 'After' } },
    ]);
  });

  test.each(['theme', ''])('with the unknown name %j are a problem', (name) => {
    expect(render('', `::island{name="${name}"}`).problems).toEqual([
      `6: Unknown island \`${name}\` for a page's text. Use one of settings, theme-builder, or add it to client/blocks/island/flow-islands.ts.`,
    ]);
  });
});
