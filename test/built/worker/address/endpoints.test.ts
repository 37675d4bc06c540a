import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SEARCH_PATH, SETTINGS_PATH } from '../../../../client/shared/address/view-paths.ts';
import { OFFLINE_PATH } from '../../../../client/shared/offline.ts';
import { decidePath } from '../../../../worker/address/canonical-path.ts';

const { app }: { app: { routes: { path: string }[] } } = await import(resolve('worker/app.ts'));
const site = { hasPage: () => false, hasMarkdown: () => false, apiPage: () => undefined, movedTo: () => undefined, docsHost: 'mui.com' };
const VIEWS = [SEARCH_PATH, SETTINGS_PATH, OFFLINE_PATH];

/** An address that a route answers, and one of which no pattern is left. */
function exampleOf(route: string): string {
  return route
    .replace(/:file\{.*\}$/, 'some-file.txt')
    .replace(/:\w+\{(\w+).*?\}/g, '$1')
    .replace(/:\w+|\*/g, 'some');
}

const routes = new Set(app.routes.map(({ path }) => path).filter((path) => !/^\/?\*$/.test(path)));
const [views, others] = [true, false].map((isView) => [...routes].filter((path) => VIEWS.some((view) => path.endsWith(view)) === isView));

describe('the rules of paths know the routes', () => {
  test.each(others!)('%s is answered as it stands', (route) => {
    expect(decidePath(new URL(exampleOf(route), 'https://mui.com'), site)).toEqual({ kind: 'endpoint' });
  });

  test.each(views!)('%s goes the way of pages', (route) => {
    expect(decidePath(new URL(exampleOf(route), 'https://mui.com'), site).kind).not.toBe('endpoint');
  });
});
