import { describe, expect, test } from 'vitest';
import { splitSegments } from '../../../../../scripts/content/plugins/islands.ts';
import { render } from '../../../../helpers/markdown.ts';

describe('cards', () => {
  test('put a list into a grid', () => {
    expect(render(':::cards', '- [One](/toolpad)', ':::').html).toBe(
      '<div class="cards"><ul>\n<li><a href="/toolpad">One</a></li>\n</ul>\n</div>\n',
    );
  });
});

describe('tables', () => {
  test('scroll in a box that the keyboard reaches, and have no style attributes', () => {
    const { html } = render('| A | B |', '| :-: | --: |', '| 1 | 2 |');
    expect(html).toMatch(/^<div class="table" tabindex="0"[^>]*><table>\n<thead>/);
    expect(html).toMatch(/<\/tbody>\n<\/table><\/div>\n$/);
    expect(html).not.toContain('style');
  });
});

describe('raw HTML', () => {
  test.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>\n'],
    ['a <b>bold</b> move', '<p>a &lt;b&gt;bold&lt;/b&gt; move</p>\n'],
    [
      '<!--island {"name":"settings","props":{}}-->',
      '<p>&lt;!--island {&quot;name&quot;:&quot;settings&quot;,&quot;props&quot;:{}}--&gt;</p>\n',
    ],
    ['&lt;b&gt; &copy;', '<p>&lt;b&gt; ©</p>\n'],
  ])('%s is text', (source, html) => {
    expect(render(source).html).toBe(html);
  });

  test.each(['[a](javascript:alert(1))', '[a](data:text/html,x)', '[a](vbscript:x)'])('%s is no link', (source) => {
    expect(render(source).html).not.toContain('<a');
  });
});

describe('islands', () => {
  test('leave a place that the body is split at', () => {
    const { html, problems } = render('Before', '', '::island{name="settings" size="big"}', '', 'After');
    expect(problems).toEqual([]);
    expect(splitSegments(html)).toEqual([
      { kind: 'html', html: '<p>Before</p>\n' },
      { kind: 'island', name: 'settings', props: { size: 'big' } },
      { kind: 'html', html: '<p>After</p>\n' },
    ]);
  });

  test('cannot end their mark early', () => {
    const { html } = render('::island{name="settings" text="--><script>"}');
    expect(splitSegments(html)).toEqual([{ kind: 'island', name: 'settings', props: { text: '<script>' } }]);
  });

  test.each(['theme', ''])('with the unknown name %j are a problem', (name) => {
    expect(render('', `::island{name="${name}"}`).problems[0]).toMatch(
      new RegExp(`^6: There is no island \`${name}\` for a page's text\\. Use one of settings`),
    );
  });

  test('splitSegments keeps a body without islands whole', () => {
    expect(splitSegments('<p>a</p>\n')).toEqual([{ kind: 'html', html: '<p>a</p>\n' }]);
  });
});
