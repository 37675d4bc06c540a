import { TrieRouter } from 'hono/router/trie-router';
import { expect, test, vi } from 'vitest';
import { RememberingRouter } from '../../../worker/remembering-router.ts';

const handlersOf = (router: RememberingRouter<string>, method: string, path: string) =>
  router.match(method, path)[0].map(([handler]) => handler);

function filled(): RememberingRouter<string> {
  const router = new RememberingRouter<string>();
  router.add('ALL', '*', 'all');
  router.add('GET', '/a/:name', 'one');
  router.add('POST', '/a/:name', 'taken');
  return router;
}

test('finds the same routes again, each for its method and path', () => {
  const router = filled();
  const search = vi.spyOn(TrieRouter.prototype, 'match');
  for (let time = 0; time < 2; time += 1) {
    expect(handlersOf(router, 'GET', '/a/b')).toEqual(['all', 'one']);
    expect(handlersOf(router, 'POST', '/a/b')).toEqual(['all', 'taken']);
    expect(handlersOf(router, 'GET', '/b')).toEqual(['all']);
    expect(router.match('GET', '/a/c')[0].at(-1)?.[1]).toEqual({ name: 'c' });
  }
  expect(search).toHaveBeenCalledTimes(4);
  search.mockRestore();
});

test('a route that is added later is found', () => {
  const router = filled();
  router.match('GET', '/late');
  router.add('GET', '/late', 'late');
  expect(handlersOf(router, 'GET', '/late')).toEqual(['all', 'late']);
});

test('long paths and too many paths are not kept', () => {
  const router = filled();
  const search = vi.spyOn(TrieRouter.prototype, 'match');
  for (const path of [`/${'x'.repeat(300)}`, `/${'x'.repeat(300)}`]) router.match('GET', path);
  expect(search).toHaveBeenCalledTimes(2);
  router.match('GET', '/first');
  for (let at = 0; at < 2000; at += 1) router.match('GET', `/${at}`);
  router.match('GET', '/first');
  expect(search).toHaveBeenCalledTimes(2004);
  search.mockRestore();
});
