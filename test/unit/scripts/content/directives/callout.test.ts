import { describe, expect, test } from 'vitest';
import { CALLOUTS } from '../../../../../client/blocks/blocks.ts';
import english from '../../../../../content/translations/en.json' with { type: 'json' };
import { CONTAINERS, LEAVES } from '../../../../../scripts/content/directives.ts';
import { render } from '../../../../helpers/html/markdown.tsx';

describe('callouts', () => {
  test.each(CALLOUTS)('`:::%s` is an aside that says its kind', (kind) => {
    const word = english.callout[kind];
    expect(render(`:::${kind}`, 'Some **text**.', ':::').html).toBe(
      `<aside class="callout ${kind}" aria-label="${word}"><p class="callout-title">${word}</p><div><p>Some <strong>text</strong>.</p>\n</div></aside>`,
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
      /^<aside class="callout info".*<ul>.*<aside class="callout warning".*<\/aside><div><p>End<\/p>\n<\/div><\/aside><div><p>After<\/p>\n<\/div>$/s,
    );
  });

  test('headings in a callout are headings of the page', () => {
    expect(render(':::info', '## Inside', ':::').env.headings.map(({ id }) => id)).toEqual(['inside']);
  });
});

describe('directives', () => {
  const containers = Object.keys(CONTAINERS)
    .map((name) => `:::${name}`)
    .join(', ');
  const leaves = [...Object.keys(LEAVES), 'code'].map((name) => `::${name}`).join(', ');

  test.each([
    [
      'an unknown kind',
      ['Text', '', ':::danger', 'Text', ':::'],
      `7: \`:::danger\` is not part of the dialect. Use one of ${containers}, or write scripts/content/directives/danger.ts.`,
    ],
    [
      'an unknown leaf',
      ['::video{name="a"}'],
      `5: \`::video\` is not part of the dialect. Use one of ${leaves}, or write scripts/content/directives/video.ts.`,
    ],
    ['a leaf written as a container', [':::demo', ':::'], `5: \`:::demo\` is not part of the dialect. Use one of ${containers}.`],
    [
      'an attribute that the directive does not read',
      ['::island{name="settings" heigth="4"}'],
      '5: `::island` has no attribute `heigth`. Use one of name, or leave it out.',
    ],
    [
      'an attribute where there are none',
      [':::info{name="a"}', 'Text', ':::'],
      '5: `:::info` has no attribute `name`. It has none; leave it out.',
    ],
    [
      'an attribute without quotes',
      ['::island{name="settings" height=4}'],
      '5: `height=4` of `::island` can\'t be read. Write name="value", with double quotes.',
    ],
    ['no end', ['Text', '', ':::info', 'Text'], '7: `:::info` is never closed. Add a line `:::` after its content.'],
  ])('%s is a problem with its line', (_name, lines, problem) => {
    expect(render(...lines).problems).toEqual([problem]);
  });

  test.each([[':: a'], ['a ::: b'], ['::::'], [':::'], [':::Info']])('leaves the text %j alone', (text) => {
    const { html, problems } = render(text);
    expect([html, problems]).toEqual([`<div><p>${text}</p>\n</div>`, []]);
  });
});
