import { describe, expect, test } from 'vitest';
import { render } from '../../../../helpers/markdown.ts';

describe('callouts', () => {
  test.each(['info', 'success', 'warning', 'error'])('`:::%s` is an aside that says its kind', (kind) => {
    const word = `{{t:callout.${kind}}}`;
    expect(render(`:::${kind}`, 'Some **text**.', ':::').html).toBe(
      `<aside class="callout ${kind}" aria-label="${word}"><p class="callout-title">${word}</p><p>Some <strong>text</strong>.</p>\n</aside>\n`,
    );
  });

  test('a title takes the place of the kind, escaped', () => {
    expect(render(':::info Node "22" & <up>', 'Text', ':::').html).toContain(
      '<aside class="callout info" aria-label="Node &quot;22&quot; &amp; &lt;up&gt;"><p class="callout-title">Node &quot;22&quot; &amp; &lt;up&gt;</p>',
    );
  });

  test('holds blocks of all kinds, and another callout', () => {
    const { html, problems } = render(':::info', '- item', '', ':::warning', '```bash', ':::', '```', ':::', '', 'End', ':::', '', 'After');
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /^<aside class="callout info".*<ul>.*<aside class="callout warning".*<\/aside>\n<p>End<\/p>\n<\/aside>\n<p>After<\/p>\n$/s,
    );
  });

  test('headings in a callout are headings of the page', () => {
    expect(render(':::info', '## Inside', ':::').env.headings.map(({ id }) => id)).toEqual(['inside']);
  });
});

describe('directives', () => {
  const containers = ':::info, :::success, :::warning, :::error, :::tabs, :::cards, :::api';

  test.each([
    ['an unknown kind', ['Text', '', ':::danger', 'Text', ':::'], `7: \`:::danger\` is not part of the dialect. Use one of ${containers}.`],
    [
      'an unknown leaf',
      ['::video{name="a"}'],
      '5: `::video` is not part of the dialect. Use one of ::demo, ::island, ::schema, ::properties, ::code.',
    ],
    ['a leaf written as a container', [':::demo', ':::'], `5: \`:::demo\` is not part of the dialect. Use one of ${containers}.`],
    ['no end', ['Text', '', ':::info', 'Text'], '7: `:::info` is never closed. Add a line `:::` after its content.'],
  ])('%s is a problem with its line', (_name, lines, problem) => {
    expect(render(...lines).problems).toEqual([problem]);
  });

  test.each([[':: a'], ['a ::: b'], ['::::'], [':::'], [':::Info']])('leaves the text %j alone', (text) => {
    const { html, problems } = render(text);
    expect([html, problems]).toEqual([`<p>${text}</p>\n`, []]);
  });
});
