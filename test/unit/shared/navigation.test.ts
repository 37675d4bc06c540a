import { describe, expect, test } from 'vitest';
import { assertUniquePaths, leavesOf, type NavigationEntry, trailTo } from '../../../client/shared/navigation.ts';

const TREE: readonly NavigationEntry[] = [
  {
    pathname: '/start-group',
    title: 'Start',
    children: [
      { pathname: '/start' },
      { pathname: '/start/examples-group', subheader: 'Examples', children: [{ pathname: '/start/examples' }] },
      { pathname: '/start/support' },
    ],
  },
  { pathname: '/reference' },
];

describe('leavesOf', () => {
  test('lists the pages in reading order, without groups', () => {
    expect(leavesOf(TREE).map((entry) => entry.pathname)).toEqual(['/start', '/start/examples', '/start/support', '/reference']);
  });

  test('lists nothing of an empty tree', () => {
    expect(leavesOf([])).toEqual([]);
  });
});

describe('trailTo', () => {
  test.each([
    ['/start', ['/start-group', '/start']],
    ['/start/examples', ['/start-group', '/start/examples-group', '/start/examples']],
    ['/reference', ['/reference']],
    ['/start-group', []],
    ['/nothing', []],
  ])('leads to %s by %j', (path, trail) => {
    expect(trailTo(TREE, path).map((entry) => entry.pathname)).toEqual(trail);
  });

  test('finds a page that has the path of a group without children', () => {
    const tree = [{ pathname: '/a', children: [{ pathname: '/a/b' }] }, { pathname: '/c' }];
    expect(trailTo(tree, '/c')).toEqual([tree[1]]);
  });
});

describe('assertUniquePaths', () => {
  test('accepts a tree whose paths differ', () => {
    expect(() => assertUniquePaths(TREE)).not.toThrow();
  });

  test.each([
    ['side by side', [{ pathname: '/a' }, { pathname: '/a' }]],
    [
      'in two groups',
      [
        { pathname: '/b', children: [{ pathname: '/a' }] },
        { pathname: '/c', children: [{ pathname: '/a' }] },
      ],
    ],
    ['of a group and its child', [{ pathname: '/a', children: [{ pathname: '/a' }] }]],
  ])('throws for two equal paths %s', (_name, tree) => {
    expect(() => assertUniquePaths(tree)).toThrow(
      'Duplicated pathname /a in pages. Remove one of the two entries, or give it a path of its own.',
    );
  });
});
