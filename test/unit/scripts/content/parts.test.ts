import { describe, expect, test } from 'vitest';
import { leavesOf, type NavigationEntry, trailTo } from '../../../../client/shared/navigation.ts';
import { partsOf } from '../../../../scripts/content/parts.ts';

const page = (name: string): NavigationEntry => ({ pathname: `/${name}` });
const group = (name: string, children: NavigationEntry[]): NavigationEntry => ({ pathname: `/${name}`, title: name, children });
const pages = (name: string, count: number) => Array.from({ length: count }, (_, at) => page(`${name}-${at}`));

describe('the navigation of a page', () => {
  test('in a tree of 500 pages is the whole of it', () => {
    const tree = [group('all', pages('page', 500))];
    expect(partsOf(tree)).toEqual({ trees: new Map([['', tree]]), of: new Map() });
  });

  const heading = { pathname: '/h', subheader: 'heading', children: pages('h', 2) };
  const hidden = { ...group('hidden', [{ pathname: '/without-words', title: false }]) } as NavigationEntry;
  const tree = [
    page('start'),
    group('a', [page('a-0'), group('b', pages('b', 2)), heading]),
    group('c', [group('empty', []), group('d', pages('d', 600))]),
    group('nothing', []),
    hidden,
  ];
  const { trees, of } = partsOf(tree);
  const treeOf = (path: string) => trees.get(of.get(path)!)!;
  const a = { pathname: '/a', title: 'a', first: '/a-0' };
  const b = { pathname: '/b', title: 'b', first: '/b-0' };
  const c = { pathname: '/c', title: 'c', first: '/d-0' };

  test.each<[string, NavigationEntry[]]>([
    ['/start', [page('start'), a, c]],
    ['/a-0', [page('start'), group('a', [page('a-0'), b, heading]), c]],
    ['/b-1', [page('start'), group('a', [page('a-0'), group('b', pages('b', 2)), heading]), c]],
    ['/h-1', [page('start'), group('a', [page('a-0'), b, heading]), c]],
    ['/d-7', [page('start'), a, group('c', [group('d', pages('d', 600))])]],
    ['/without-words', [page('start'), a, c, hidden]],
  ])('in a larger one has its own groups whole, and of others the first page: %s', (path, expected) => {
    expect(treeOf(path)).toEqual(expected);
  });

  test('of a page that is in no tree has no group open', () => {
    expect(trees.get('')).toEqual([page('start'), a, c]);
    expect(of.get('/elsewhere')).toBeUndefined();
  });

  test('has every page of a larger one in its place', () => {
    for (const { pathname } of leavesOf(tree)) {
      const words = (entries: NavigationEntry[]) => entries.map((entry) => entry.pathname);
      expect(words(trailTo(treeOf(pathname), pathname))).toEqual(words(trailTo(tree, pathname)));
    }
  });
});
