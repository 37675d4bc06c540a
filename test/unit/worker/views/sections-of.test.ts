import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../client/blocks/blocks.ts';
import { sectionsOf } from '../../../../worker/views/sections-of.ts';

const prose = (...html: string[]): Block => ({ kind: 'prose', text: { html } });
const cards: Block = { kind: 'cards', count: 0, blocks: [] };

describe('the sections of a landing page', () => {
  test.each([
    ['nothing before the first heading', [prose('<h2>A</h2><p>a</p>')], [{ intro: { html: ['<h2>A</h2>'] }, blocks: [prose('<p>a</p>')] }]],
    ['words before the first heading', [prose('<p>a</p>')], [{ blocks: [prose('<p>a</p>')] }]],
    ['no words at all', [cards], [{ blocks: [cards] }]],
    ['a heading alone', [prose('<h2>A</h2>')], [{ intro: { html: ['<h2>A</h2>'] }, blocks: [] }]],
    [
      'a paragraph that announces a block',
      [prose('<h2>A</h2>\n<p>a</p>'), cards],
      [{ intro: { html: ['<h2>A</h2>\n<p>a</p>'] }, blocks: [cards] }],
    ],
    [
      'a paragraph that announces a table',
      [prose('<h2>A</h2><p>a</p><div class="table"></div>')],
      [{ intro: { html: ['<h2>A</h2><p>a</p>'] }, blocks: [prose('<div class="table"></div>')] }],
    ],
    ['paragraphs alone', [prose('<h2>A</h2><p>a</p><p>b</p>')], [{ intro: { html: ['<h2>A</h2>'] }, blocks: [prose('<p>a</p><p>b</p>')] }]],
    [
      'two headings in one text, and the place of the language',
      [cards, prose('<p><a href="', '/x">a</a></p><h2>B</h2><p><a href="', '/y">b</a></p>')],
      [
        { blocks: [cards, prose('<p><a href="', '/x">a</a></p>')] },
        { intro: { html: ['<h2>B</h2>'] }, blocks: [prose('<p><a href="', '/y">b</a></p>')] },
      ],
    ],
  ])('%s', (_, blocks, sections) => {
    expect(sectionsOf(blocks)).toEqual(sections);
  });
});
