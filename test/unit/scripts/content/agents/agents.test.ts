import { describe, expect, test } from 'vitest';
import { instructions } from '../../../../../scripts/content/agents/instructions.ts';
import { apiNames } from '../../../../../scripts/content/agents/names.ts';
import { outlineOf } from '../../../../../scripts/content/agents/outlines.ts';
import { COMPILED_PAGE } from '../../../../helpers/html/compiled-page.ts';
import { site } from '../../../../helpers/project/site.ts';

describe('what an agent is told when it connects', () => {
  const told = instructions(site);

  test('names both products with their versions', () => {
    expect(told).toMatch(
      /^Documentation of Toolpad Core 0\.14\.0 \(`@toolpad\/core`: .+\) and of Toolpad Studio 0\.13\.0 \(.+, deprecated\)\. Use/,
    );
  });

  test('names the peers with their majors, without those that nobody needs', () => {
    const [, peers = ''] = /stands beside (.+?)\. /.exec(told) ?? [];
    expect(peers.split(', ').toSorted()).toEqual([
      '@mui/icons-material 7',
      '@mui/material 7',
      '@mui/x-data-grid 8',
      '@mui/x-date-pickers 8',
      'optionally next 14 or 15',
      'optionally react-router 7',
      'react 18 or 19',
    ]);
  });

  test('is one text of sentences', () => {
    expect(told).not.toMatch(/\n| {2}|undefined|true|false/);
  });
});

describe('the names that agents may ask for', () => {
  const paths = [
    '/toolpad/core/api/account',
    '/toolpad/core/react-use-dialogs/api',
    '/toolpad/studio/reference/api/create-function',
    '/toolpad/core',
  ];
  const { pages, exports, later, elsewhere } = apiNames(site, paths);

  test('lead to their page, by product', () => {
    expect(pages).toEqual({
      account: { core: '/toolpad/core/api/account' },
      usedialogs: { core: '/toolpad/core/react-use-dialogs/api' },
      createfunction: { studio: '/toolpad/studio/reference/api/create-function' },
    });
  });

  test.each([
    ['a type', 'navigation', { name: 'Navigation', kind: 'type', from: '@toolpad/core/AppProvider' }],
    ['props of a component with a page', 'accountprops', { name: 'AccountProps', kind: 'type', from: '@toolpad/core/Account' }],
    ['a value of the root', 'codecjson', { name: 'CODEC_JSON', kind: 'value', from: '@toolpad/core' }],
    ['a function', 'uselocaletext', { name: 'useLocaleText', kind: 'function', from: '@toolpad/core/AppProvider' }],
  ])('without a page are exports of the package: %s', (_, name, entry) => {
    expect(exports[name]).toMatchObject(entry);
  });

  test.each([
    ['what has a page of its own', 'account'],
    ['a hook with a page', 'usedialogs'],
    ['props of a component without a page', 'dashboardlayoutprops'],
  ])('are no exports for %s', (_, name) => {
    expect(exports[name]).toBeUndefined();
  });

  test('that later versions have come with the first of them, without the kind of a member', () => {
    expect(later.usenavigation).toEqual({ name: 'useNavigation', since: '0.16.0' });
    expect(later.tanstackrouterappproviderwindow).toEqual({ name: 'TanStackRouterAppProvider.window', since: '0.16.0' });
    expect(Object.values(later).filter((entry) => /\.(?:prop|slot|key)\./.test(entry?.name ?? ''))).toEqual([]);
    expect(later.navigation).toBeUndefined();
  });

  test('of other packages come with the line that imports them', () => {
    expect(elsewhere.button).toMatchObject({ name: 'Button', line: expect.stringContaining("'@mui/material/Button'") });
  });
});

test('an outline has each section with its size and its demos', () => {
  const brief = [
    '# Page',
    '',
    'Lead.',
    '',
    '## First {#first}',
    '',
    '[Demo A](https://docs.invalid/toolpad/_demo/A): One',
    '[Demo A](https://docs.invalid/toolpad/_demo/A): Again',
    '[Demo B](https://docs.invalid/toolpad/_demo/B): Two',
    '',
    '### Inner {#inner}',
    '',
    'Größe.',
    '',
  ].join('\n');
  const { title, description, product, bytes, sections } = outlineOf(COMPILED_PAGE, brief);
  expect([title, description, product]).toEqual([COMPILED_PAGE.title, COMPILED_PAGE.description, COMPILED_PAGE.product]);
  expect(bytes).toBe(Buffer.byteLength(brief));
  expect(sections.map(({ id, level, heading, demos }) => [id, level, heading, demos])).toEqual([
    ['first', 2, 'First', ['A', 'B']],
    ['inner', 3, 'Inner', []],
  ]);
  expect(sections[0]?.bytes).toBe(Buffer.byteLength(brief.slice(brief.indexOf('## First'))));
});
