import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../../../../client/shared/escape-html.ts';
import { apiPagesByName } from '../../../../../scripts/content/api/api-names.ts';
import { kebabCase } from '../../../../../scripts/shared/kebab-case.ts';

describe('apiPagesByName', () => {
  test.each([
    ['/toolpad/core/api/account', 'account'],
    ['/toolpad/studio/reference/components/data-grid', 'data-grid'],
    ['/toolpad/studio/reference/api/create-function', 'create-function'],
    ['/toolpad/core/react-use-dialogs/api', 'use-dialogs'],
    ['/toolpad/core/react-persistent-state/use-local-storage-state-api', 'use-local-storage-state'],
  ])('%s documents %s', (path, name) => {
    expect(apiPagesByName([path])).toEqual({ [name]: path });
  });

  test.each([
    '/api-docs',
    '/toolpad/studio/reference/components',
    '/toolpad/studio/reference/api',
    '/toolpad/studio/components/button',
    '/toolpad/core/react-use-dialogs',
    '/toolpad/core/react-persistent-state',
    '/toolpad/core/react-use-dialogs/api/open',
    '/toolpad/core/api/group/account',
  ])('%s documents no API', (path) => {
    expect(apiPagesByName([path])).toEqual({});
  });

  test.each([
    [['/toolpad/studio/reference/components/list', '/toolpad/core/api/list']],
    [['/toolpad/core/api/list', '/toolpad/studio/reference/components/list']],
  ])('the app kit wins a name of both products, whatever the order: %j', (paths) => {
    expect(apiPagesByName(paths)).toEqual({ list: '/toolpad/core/api/list' });
  });
});

describe('kebabCase', () => {
  test.each([
    ['Account', 'account'],
    ['DashboardLayout', 'dashboard-layout'],
    ['PageHeaderToolbar', 'page-header-toolbar'],
    ['useDialogs', 'use-dialogs'],
    ['Grid2Layout', 'grid2-layout'],
  ])('%s is %s', (name, expected) => {
    expect(kebabCase(name)).toBe(expected);
  });
});

describe('escapeHtml', () => {
  test.each([
    ['<a href="x">&</a>', '&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;'],
    ['&lt;', '&amp;lt;'],
    ["it's 页", "it's 页"],
  ])('%s is written %s', (text, html) => {
    expect(escapeHtml(text)).toBe(html);
  });
});
