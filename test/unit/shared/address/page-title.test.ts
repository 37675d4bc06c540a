import { describe, expect, test } from 'vitest';
import { pageTitle, titleFromPath } from '../../../../client/shared/address/page-title.ts';

describe('titleFromPath', () => {
  test.each([
    ['E34', '/docs/src/pages/components/button/button.md', 'Button'],
    ['E35', '/components', 'Components'],
    ['E36', '/customization/how-to-customize', 'How to customize'],
    ['E37', '/docs/pages/material/react-buttons.js', 'Buttons'],
    ['E38', '/toolpad/core/api/account-popover-footer', 'AccountPopoverFooter'],
    ['E39', '/toolpad/core/api/crud', 'Crud'],
    ['E40', '/toolpad/studio/concepts/event-handling', 'Event handling'],
    ['E41', '/x/api/use-grid-api-ref', 'useGridApiRef'],
    ['E42', '/toolpad/core/react-dashboard-layout', 'Dashboard layout'],
    ['E43', '/toolpad/core/react-use-dialogs/api', 'Api'],
    ['API index', '/api-docs/date-picker', 'DatePicker'],
    ['hook of the API index', '/api-docs/use-dialogs', 'UseDialogs'],
    ['only the first react-', '/a/react-react-hooks', 'React hooks'],
    ['everything from the first dot', '/a/some.page.md', 'Some'],
    ['react- inside a name', '/a/use-react-hooks', 'Use react hooks'],
    ['no slash', 'Connect to datasource', 'Connect to datasource'],
  ])('%s: makes of %s the title %s', (_id, path, title) => {
    expect(titleFromPath(path)).toBe(title);
  });
});

describe('pageTitle', () => {
  const pathname = '/toolpad/core/react-crud';
  const words = (table: Record<string, string>) => (key: string) => table[key];

  test.each([
    ['a path alone', { pathname }, 'Crud'],
    ['a title', { pathname, title: 'CRUD' }, 'CRUD'],
    ['an empty title', { pathname, title: '' }, 'Crud'],
    ['E44, a subheader', { pathname, subheader: 'Connect to datasource' }, 'Connect to datasource'],
    ['a subheader with a title', { pathname, subheader: 'Utils', title: 'Utilities' }, 'Utilities'],
    ['E45, title false', { pathname, title: false } as const, null],
  ])('gives an entry with %s its words', (_name, entry, title) => {
    expect(pageTitle(entry)).toBe(title);
  });

  test.each([
    ['the path', { pathname, title: 'CRUD' }, { [pathname]: '增删改查' }, '增删改查'],
    ['the subheader before the path', { pathname, subheader: 'Utils' }, { Utils: '工具', [pathname]: '增删改查' }, '工具'],
    ['the path of a subheader', { pathname, subheader: 'Utils' }, { [pathname]: '增删改查' }, '增删改查'],
    ['another path', { pathname, title: 'CRUD' }, { '/toolpad': '首页' }, 'CRUD'],
  ])('prefers a translation of %s', (_name, entry, table, title) => {
    expect(pageTitle(entry, words(table))).toBe(title);
  });
});
