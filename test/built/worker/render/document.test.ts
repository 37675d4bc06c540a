import { describe, expect, test } from 'vitest';
import { parsePreferences } from '../../../../client/shared/preferences/preferences.ts';
import { type DocumentParts, htmlDocument as neutralDocument } from '../../../../worker/render/document.ts';
import { stampPage } from '../../../../worker/render/stamp.ts';
import { SEAM } from '../../../../worker/views/page/seam.ts';
import { COMPILED_PAGE } from '../../../helpers/html/compiled-page.ts';

const parts: DocumentParts = {
  language: 'en',
  title: 'Installation - Toolpad Core',
  description: 'Add the kit to a project.',
  path: '/toolpad/core/introduction/installation',
  page: COMPILED_PAGE,
  css: 'a{color:red}',
  cacheKey: 'css',
  styleIds: ['1a', '2b'],
  body: '<main>Text</main>',
  hasCode: false,
  config: {
    docs: { docsHost: 'docs.example', repoUrl: 'https://code.example/a>b"' },
    ads: { displayRatio: 0.1, feed: false, script: false },
    analytics: { sends: false, webVitalsRatio: 0 },
    serviceWorker: true,
  },
  t: (key) => `<${key}>"`,
};
/** The document for a reader who has chosen nothing. */
const htmlDocument = (of: DocumentParts) =>
  new TextDecoder().decode(
    stampPage(
      neutralDocument(of),
      parsePreferences(() => undefined),
    ),
  );

test('a view that marks a seam → a page with the bytes behind it, and without the mark', () => {
  const page = neutralDocument({ ...parts, body: `<main>a${SEAM}é</main>` });
  expect(new TextDecoder().decode(page.parts[2])).toMatch(/<main>aé<\/main><\/body><\/html>$/);
  expect(page.seam).toBe('é</main></body></html>'.length + 1);
  expect(neutralDocument(parts).seam).toBeUndefined();
  expect(() => neutralDocument({ ...parts, body: `<main>a${SEAM}b${SEAM}</main>` })).toThrow('two seams');
});

const address = 'https://docs.example/toolpad/core/introduction/installation';

describe('htmlDocument', () => {
  test.each([
    ['a doctype', '<!doctype html><html lang="en" dir="ltr"'],
    ['its title', '<title>Installation - Toolpad Core</title>'],
    ['its description', '<meta name="description" content="Add the kit to a project.">'],
    ['its description for previews', '<meta property="og:description" content="Add the kit to a project.">'],
    ['its address on the configured host', `<link rel="canonical" href="${address}">`],
    ['its Markdown', '<link rel="alternate" type="text/markdown" href="/toolpad/core/introduction/installation.md">'],
    ['its picture', '<meta property="og:image" content="https://docs.example/toolpad/assets/og/x.png">'],
    ['its card', '<meta name="twitter:card" content="summary_large_image">'],
    ['its address for previews', `<meta property="og:url" content="${address}">`],
    ['the style cache and its ids', '<style data-styles="css 1a 2b">a{color:red}</style>'],
    ['words of the interface, escaped', ' data-copy="&lt;copy&gt;&quot;" data-copied="&lt;copied&gt;&quot;"'],
    [
      'what islands are told',
      ' data-config="{&quot;docs&quot;:{&quot;docsHost&quot;:&quot;docs.example&quot;,&quot;repoUrl&quot;:&quot;https://code.example/a&gt;b\\&quot;&quot;},&quot;analytics&quot;:{&quot;sends&quot;:false,&quot;webVitalsRatio&quot;:0},&quot;serviceWorker&quot;:true}"',
    ],
    ['its body', '<main>Text</main></body></html>'],
  ])('holds %s', (_name, expected) => {
    expect(htmlDocument(parts)).toContain(expected);
  });

  test('escapes hostile titles and descriptions', () => {
    const html = htmlDocument({ ...parts, title: '</title><script>&', description: '"><script>' });
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;&amp;</title>');
    expect(html).toContain('<meta name="description" content="&quot;&gt;&lt;script&gt;">');
  });

  test('asks search engines to leave out a page without a path', () => {
    const html = htmlDocument({ ...parts, path: undefined });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:|https:\/\/docs\.example/);
  });

  test.each([
    [true, true],
    [false, false],
  ])('with code (%s) names the highlighting stylesheet (%s)', (hasCode, named) => {
    const html = htmlDocument({ ...parts, hasCode });
    expect(html.includes('data-highlight="/static/styles/prism-okaidia.css')).toBe(named);
    expect(html.includes('<noscript><link rel="stylesheet" href="/static/styles/prism-okaidia.css')).toBe(named);
  });

  test.each([
    [false, 1],
    [true, 2],
  ])('with the condensed font (%s) names %i sheets for after the page, and as links for readers without script', (condensed, count) => {
    const html = htmlDocument({ ...parts, hasCode: false, condensed });
    const named = /data-late="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(named).toHaveLength(count);
    expect(named[0]).toMatch(/^\/static\/styles\/icons\.css\?/);
    expect(html).toContain(`<noscript>${named.map((url) => `<link rel="stylesheet" href="${url}">`).join('')}</noscript>`);
  });

  test('leaves to the stamps what a reader chooses', () => {
    const [start, head, rest] = neutralDocument(parts).parts.map((part) => new TextDecoder().decode(part));
    expect(start).toMatch(/^ data-copy=".*><head><meta charset="utf-8"><meta name="viewport" content="[^"]*">$/s);
    expect(head).toMatch(/^<title>.*<\/head>$/s);
    expect(rest).toMatch(/^<script>.*<\/body><\/html>$/s);
  });
});
