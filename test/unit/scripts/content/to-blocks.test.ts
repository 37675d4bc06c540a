import { describe, expect, test } from 'vitest';
import { createEnv } from '../../../../scripts/content/markdown/env.ts';
import { createMarkdown } from '../../../../scripts/content/markdown.ts';
import { landingBlocksOf } from '../../../../scripts/content/to-blocks.ts';
import { site } from '../../../helpers/project/site.ts';

const FENCE = '```bash\nnpm start\n```';

/** Each block of a landing page by what it is: `opens` for the heading of a section, and its Markdown if it is prose. */
function compile(...paragraphs: string[]): string[] {
  const blocks = landingBlocksOf(paragraphs.join('\n\n'), createMarkdown(), createEnv('a.md', 0, { project: site, path: '/toolpad' }));
  return blocks.map((block) => (block.kind === 'prose' ? `${block.opens ? 'opens ' : ''}${block.text.markdown}` : block.kind));
}

describe('the sections of a landing page', () => {
  test.each([
    ['words before the first heading', ['a', FENCE], ['a', 'code']],
    ['a heading alone', ['## A'], ['opens ## A {#a}']],
    ['a paragraph that announces a block', ['## A', 'a', FENCE], ['opens ## A {#a}\n\na', 'code']],
    ['a paragraph that announces a list', ['## A', 'a', '- b'], ['opens ## A {#a}\n\na', '- b']],
    ['paragraphs alone', ['## A', 'a', 'b'], ['opens ## A {#a}', 'a\n\nb']],
    ['a picture first', ['## A', '![a](/static/a.webp)', FENCE], ['opens ## A {#a}', 'picture', 'code']],
    ['two sections after a block', [FENCE, '## A', 'a', '## B', 'b'], ['code', 'opens ## A {#a}', 'a', 'opens ## B {#b}', 'b']],
  ])('%s', (_, markdown, blocks) => {
    expect(compile(...markdown)).toEqual(blocks);
  });
});
