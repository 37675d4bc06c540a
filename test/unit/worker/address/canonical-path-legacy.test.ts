import { describe, expect, test } from 'vitest';
import { createMovedTo } from '../../../../worker/address/moved-to.ts';
import { SITE_PATHS } from '../../../fixtures/site-paths.ts';
import { decide } from '../../../helpers/decide.ts';

/** Old path below /toolpad, new path below /toolpad/studio (or a whole path). */
const MOVED: [from: string, to: string][] = [
  ['/getting-started/setup/', '/getting-started'],
  ['/getting-started/tutorial/', '/getting-started'],
  ['/getting-started/overview/', '/getting-started'],
  ['/getting-started/quickstart/', '/getting-started/first-app'],
  ['/getting-started/configuration/', '/how-to-guides/basic-auth'],
  ['/support/support/', '/getting-started/support'],
  ['/data-fetching/rest/', '/concepts/http-requests'],
  ['/connecting-to-datasources/http-requests/', '/concepts/http-requests'],
  ['/data-fetching/google-sheets/', '/how-to-guides/connect-to-googlesheets'],
  ['/connecting-to-datasources/queries/', '/concepts/queries'],
  ['/concepts/connecting-to-data/', '/concepts/queries'],
  ['/connecting-to-datasources/custom-functions/', '/concepts/custom-functions'],
  ['/how-to-guides/connect-to-datasource/', '/how-to-guides/connect-to-databases'],
  ['/building-ui/component-library/', '/concepts/building-ui#component-library'],
  ['/building-ui/canvas-and-inspector/', '/concepts/building-ui#inspector'],
  ['/building-ui/custom-components/', '/concepts/custom-components'],
  ['/building-ui/data-grid-component/', '/how-to-guides/customize-datagrid'],
  ['/building-ui/page-configuration/', '/concepts/page-properties#page-parameters'],
  ['/concepts/display-mode/', '/concepts/page-properties#display-mode'],
  ['/building-ui/theming/', '/concepts/theming'],
  ['/data-binding/binding-state/', '/concepts/data-binding'],
  ['/data-binding/event-handling/', '/concepts/event-handling'],
  ['/concepts/managing-state/', '/concepts/event-handling'],
  ['/deployment/', '/concepts/deployment'],
  ['/tutorials/render-deploy/', '/how-to-guides/render-deploy'],
  ['/examples/admin-app/', '/examples/basic-crud-app'],
  ['/examples/overview/', '/examples'],
  ['/how-to-guides/number-display/', '/how-to-guides/map-display'],
  ['/reference/components/datagrid/', '/reference/components/data-grid'],
  ['/schema-reference/', '/reference/file-schema'],
  ['/core/installation/', '/toolpad/core/introduction/installation'],
  ['/core/introduction/integration/', '/toolpad/core/integrations/nextjs-approuter'],
];

const SECTIONS = ['getting-started', 'examples', 'concepts', 'components', 'how-to-guides', 'reference'];
const STUDIO_PAGES = SITE_PATHS.filter((path) => SECTIONS.some((section) => `${path}/`.startsWith(`/toolpad/studio/${section}/`)));

/** `/a#b` with a query: `/a?q=1#b`. */
function withQuery(location: string): string {
  const [path, hash] = location.split('#');
  return `${path}?q=1${hash ? `#${hash}` : ''}`;
}

describe('decidePath', () => {
  describe.each(MOVED.map(([from, to]) => [`/toolpad${from}`, to.startsWith('/toolpad') ? to : `/toolpad/studio${to}`]))(
    'the legacy path %s',
    (from, to) => {
      test(`moves to ${to} in one hop`, () => {
        expect([decide(from!), decide(from!.slice(0, -1))]).toEqual([`301 ${to}`, `301 ${to}`]);
      });

      test(`moves to /zh${to} under /zh in one hop`, () => {
        expect(decide(`/zh${from}`)).toBe(`301 /zh${to}`);
      });

      test('keeps the query before the hash', () => {
        expect(decide(`${from}?q=1`)).toBe(`301 ${withQuery(to!)}`);
      });

      test('moves to a page', () => {
        expect(decide(to!.replace(/#.*/, ''))).toMatch(/^page en /);
      });
    },
  );

  test.each(STUDIO_PAGES)('moves the former address of %s below the builder', (path) => {
    const former = path.replace('/studio', '');
    expect([decide(`${former}/`), decide(`/zh${former}`)]).toEqual([`301 ${path}`, `301 /zh${path}`]);
  });

  test.each(['/toolpad/concepts/nothing', '/toolpad/examples-old', '/toolpad/building-ui', '/getting-started/setup', '/studio/examples'])(
    'answers %s with 404: it never was a page',
    (path) => expect(decide(path)).toBe('404 en'),
  );
});

describe('createMovedTo', () => {
  const movedTo = createMovedTo({ '/a/b': '/toolpad/c' }, ['a']);

  test.each([
    ['/toolpad/a/b', '/toolpad/c'],
    ['/toolpad/a', '/toolpad/studio/a'],
    ['/toolpad/a/x', '/toolpad/studio/a/x'],
    ['/toolpad/ab', undefined],
    ['/toolpad', undefined],
    ['/a/b', undefined],
    ['/a/toolpad/b', undefined],
    ['/toolpad/toString', undefined],
  ])('looks %s up as %s', (path, expected) => {
    expect(movedTo(path)).toBe(expected);
  });
});
