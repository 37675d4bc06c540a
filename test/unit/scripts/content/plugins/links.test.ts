import { describe, expect, test } from 'vitest';
import { render } from '../../../../helpers/html/markdown.tsx';

describe('links', () => {
  test.each([
    ['/toolpad/core/introduction', { path: '/toolpad/core/introduction', hash: '' }],
    ['/toolpad/core/introduction#start', { path: '/toolpad/core/introduction', hash: 'start' }],
    ['/toolpad/settings?x=1#a', { path: '/toolpad/settings', hash: 'a' }],
    ['#here', { path: '', hash: 'here' }],
    ['/', { path: '/', hash: '' }],
  ])('%s is noted for the link check', (href, link) => {
    const { env, problems, html } = render('Text', '', `[a](${href})`);
    expect(env.links).toEqual([{ ...link, line: 7 }]);
    expect([problems, html.includes('rel=')]).toEqual([[], false]);
  });

  test('links of a table are in the lines of their rows', () => {
    const { env } = render('Text', '', '| a | b |', '|---|---|', '| x | [a](/one) |', '| [b](/two) | y |', '', 'And [c](/three).');
    expect(env.links.map(({ path, line }) => [path, line])).toEqual([
      ['/one', 9],
      ['/two', 10],
      ['/three', 12],
    ]);
  });

  test.each([
    'https://example.com/',
    'https://example.com/a.md',
    'mailto:a@example.com',
    'http://localhost:3000/',
    'http://127.0.0.1:3000',
  ])('%s leads outside and is not noted', (href) => {
    const { env, problems } = render(`[a](${href})`);
    expect([env.links, problems]).toEqual([[], []]);
  });

  test.each(['https://example.com/', 'http://localhost:3000/'])('%s gets rel="noopener"', (href) => {
    expect(render(`[a](${href})`).html).toBe(`<div><p><a href="${href}" rel="noopener">a</a></p>\n</div>`);
  });

  test.each([
    'introduction',
    './introduction',
    '../core',
    'http://example.com/',
    'http://localhost.example/',
    '//example.com',
    'ftp://example.com',
  ])('%s is a problem: neither a path of this site nor https', (href) => {
    expect(render('Text', '', `[a](${href})`).problems).toEqual([
      `7: The link \`${href}\` is neither a path of this site nor https. Write \`/toolpad/…\`, \`#anchor\` or \`https://…\`.`,
    ]);
  });

  test.each(['/toolpad/', '/toolpad/core/#start', '/toolpad/core.md', '/toolpad/core.md#start'])(
    '%s is a problem: not canonical',
    (href) => {
      expect(render(`[a](${href})`).problems).toEqual([
        `5: The link \`${href}\` is not canonical. Write it without a trailing slash and without \`.md\`.`,
      ]);
    },
  );

  test.each([
    ['https://me:secret@example.com/', 'Leave out the user name and the password.'],
    ['https://intranet/', 'Its host is no public name.'],
    ['https://example.com/?utm_source=docs', 'Leave out what tracks readers.'],
    ['https://developer.mozilla.org/en-US/docs/Web', "Begin its path with `/docs/`: MDN then takes the reader's language."],
    ['https://', 'It is no address.'],
  ])('%s leads outside in a wrong form', (href, cure) => {
    expect(render(`[a](${href})`).problems).toEqual([`5: The link \`${href}\` leads outside in a wrong form. ${cure}`]);
  });

  test('finds links in lists, tables, headings and callouts', () => {
    const { env } = render('- [a](/a)', '', '| [b](/b) |', '| --- |', '| [c](/c) |', '', '## [d](/d)', '', ':::info', '[e](/e)', ':::');
    expect(env.links.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });
});
