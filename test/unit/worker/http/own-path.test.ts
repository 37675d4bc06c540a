import { describe, expect, test } from 'vitest';
import { ownPath } from '../../../../worker/http/own-path.ts';
import { OPEN_REDIRECTS } from '../../../fixtures/open-redirects.ts';
import { SITE_PATHS } from '../../../fixtures/site-paths.ts';

describe('ownPath', () => {
  test.each(SITE_PATHS)('accepts %s in both languages', (path) => {
    expect([ownPath(path), ownPath(`/zh${path}`)]).toEqual([path, `/zh${path}`]);
  });

  test.each(OPEN_REDIRECTS.map((target) => [JSON.stringify(target), target]))('refuses %s', (_name, target) => {
    expect(ownPath(target)).toBeUndefined();
  });

  test.each([
    '',
    '/',
    'toolpad',
    'https://docs.example/toolpad',
    '/toolpad/',
    '//toolpad',
    '//zh/toolpad',
    '/toolpad?a=1',
    '/toolpad#a',
    '/toolpad\n',
    '/toolpad\u0000',
    '/toolpad/a b',
    '/toolpad/../x',
    '/toolpadx',
    '/zh',
    '/zhx/toolpad',
    '/blog',
    undefined,
    null,
    7,
    ['/toolpad'],
    { toString: () => '/toolpad' },
  ])('refuses %j', (value) => {
    expect(ownPath(value)).toBeUndefined();
  });
});
