import { describe, expect, test } from 'vitest';
import { leavesOf, type NavigationEntry, trailTo } from '../../../../client/shared/navigation.ts';
import { branchesOf } from '../../../../scripts/content/branches.ts';

const page = (name: string): NavigationEntry => ({ pathname: `/${name}` });
const group = (name: string, children: NavigationEntry[]): NavigationEntry => ({ pathname: `/${name}`, title: name, children });
const pages = (name: string, count: number) => Array.from({ length: count }, (_, at) => page(`${name}-${at}`));

describe('the navigation of a page', () => {
  test('in a tree of 500 pages is the whole of it', () => {
    expect(branchesOf([group('all', pages('page', 500))])).toEqual({ trees: [], of: new Map() });
  });

  const tree = [page('start'), group('a', [page('a-0'), group('b', pages('b', 2))]), group('c', [group('d', pages('d', 600))])];
  const { trees, of } = branchesOf(tree);
  const treeOf = (path: string) => trees[of.get(path)!]!;
  const a = { pathname: '/a', title: 'a', first: '/a-0' };
  const c = { pathname: '/c', title: 'c', first: '/d-0' };

  test.each<[string, NavigationEntry[]]>([
    ['/start', [page('start'), a, c]],
    ['/a-0', [page('start'), group('a', [page('a-0'), { pathname: '/b', title: 'b', first: '/b-0' }]), c]],
    ['/b-1', [page('start'), group('a', [page('a-0'), group('b', pages('b', 2))]), c]],
    ['/d-7', [page('start'), a, group('c', [group('d', pages('d', 600))])]],
  ])('in a larger one has its own groups whole, and of others the first page: %s', (path, expected) => {
    expect(treeOf(path)).toEqual(expected);
  });

  test('has every page of a larger one in its place', () => {
    for (const { pathname } of leavesOf(tree)) {
      const words = (entries: NavigationEntry[]) => entries.map((entry) => entry.pathname);
      expect(words(trailTo(treeOf(pathname), pathname))).toEqual(words(trailTo(tree, pathname)));
    }
  });
});
