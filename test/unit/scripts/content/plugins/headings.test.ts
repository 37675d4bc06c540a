import { describe, expect, test } from 'vitest';
import { render } from '../../../../helpers/html/markdown.tsx';

describe('headings', () => {
  test.each([
    ['## Styling solution', '<h2 id="styling-solution"><a class="anchor" href="#styling-solution">Styling solution</a></h2>\n'],
    ['### Deeper {#own-id}', '<h3 id="own-id"><a class="anchor" href="#own-id">Deeper</a></h3>\n'],
    ['#### Plain', '<h4>Plain</h4>\n'],
    [
      '## The [guide](/toolpad) of it',
      '<h2 id="the-guide-of-it">The <a href="/toolpad">guide</a> of it <a class="anchor" href="#the-guide-of-it" aria-labelledby="the-guide-of-it">#</a></h2>\n',
    ],
  ])('renders %s', (source, html) => {
    const lines = source.startsWith('###') ? ['## First', '', source] : [source];
    expect(render(...lines).html).toContain(html);
  });

  test('collects h2 and h3 for the table of contents, without links and other levels', () => {
    const { env } = render('## One & `two`', '### [Three](/toolpad)', '#### Four');
    expect(env.headings).toEqual([
      { id: 'one-two', level: 2, html: 'One &amp; <code>two</code>' },
      { id: 'three', level: 3, html: 'Three' },
    ]);
  });

  test('numbers headings that are the same', () => {
    const { env } = render('## Styling solution', '## Styling solution', '### Styling solution');
    expect(env.headings.map(({ id }) => id)).toEqual(['styling-solution', 'styling-solution-2', 'styling-solution-3']);
  });

  test('takes an explicit id out of the text', () => {
    expect(render('## Next.js App Router {#nextjs}').env.headings).toEqual([{ id: 'nextjs', level: 2, html: 'Next.js App Router' }]);
  });

  test.each([
    ['an h1', ['# Title'], ['5: The body has an h1, but the title already is one. Use `##`, or change the title in the frontmatter.']],
    ['an h3 before any h2', ['Text', '', '### Deep'], ['7: An h3 comes before any h2. Make it an h2, or put one above it.']],
    ['an explicit id that is taken', ['## Own', '## Other {#own}'], ['6: The id `own` is taken. Give this heading another one.']],
    ['an h3 below an h2', ['## A', '### B'], []],
  ])('%s: problems are %j', (_name, lines, problems) => {
    expect(render(...lines).problems).toEqual(problems);
  });
});
