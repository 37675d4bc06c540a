import { describe, expect, test } from 'vitest';
import { changesOf, changesPage } from '../../../../scripts/content/changes-page.ts';
import { generatedFrontmatter } from '../../../../scripts/content/frontmatter.ts';
import { createMarkdown } from '../../../../scripts/content/markdown.ts';
import { htmlOfBlocks } from '../../../helpers/html/markdown.tsx';
import { site } from '../../../helpers/project/site.ts';

const page = (name: string) => ({
  path: `/toolpad/core/${name}`,
  file: `content/${name}.md`,
  data: generatedFrontmatter(`Page ${name}`, 'Text.'),
});
const PAGES = [page('a'), page('b')];
const DAYS = [
  { day: '2026-11-21', files: new Map([['content/unknown.md', ['docs: x']]]) },
  {
    day: '2026-11-20',
    files: new Map([
      ['content/b.md', ['docs: say `why` <now>']],
      ['content/a.md', ['api, core: one', 'api: one', 'two: parts', 'three', 'four']],
    ]),
  },
];

describe('changesOf', () => {
  test('names the pages of each day, and the newest things done to each without their area', () => {
    expect(changesOf(PAGES, DAYS)).toEqual([
      {
        day: '2026-11-20',
        pages: [
          { path: '/toolpad/core/a', title: 'Page a', what: ['One', 'Parts', 'Three'] },
          { path: '/toolpad/core/b', title: 'Page b', what: ['Say `why` <now>'] },
        ],
      },
    ]);
  });
});

describe('changesPage', () => {
  test('has a day as readers write it, with an address of its own, and what was done as text', () => {
    const { blocks, env } = changesPage(site, createMarkdown(), PAGES, 'en', new Map(), DAYS);
    expect(env.headings).toEqual([expect.objectContaining({ id: '2026-11-20' })]);
    const html = htmlOfBlocks(blocks);
    expect(html).toContain('November 20, 2026');
    expect(html).toContain('<a href="/toolpad/core/b">Page b</a>: Say `why` &lt;now&gt;</li>');
  });

  test('is in Chinese too, with titles of pages that are, and without what English was said of them', () => {
    const { blocks, data } = changesPage(site, createMarkdown(), PAGES, 'zh', new Map([['/toolpad/core/a', '页面']]), DAYS);
    const html = htmlOfBlocks(blocks);
    expect([data.title, html.includes('2026年11月20日'), html.includes('>页面</a></li>')]).toEqual(['文档改动', true, true]);
  });

  test('without history says so', () => {
    const { blocks } = changesPage(site, createMarkdown(), PAGES, 'en', new Map(), []);
    expect(htmlOfBlocks(blocks)).toContain('This copy of the docs knows nothing of their history.');
  });
});
