import { leavesOf, type NavigationEntry } from '../../client/shared/navigation.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { TREES } from '../shared/content-files.ts';

/** More pages than that would be too much navigation for each of them to carry. */
const MOST_PAGES = 500;

/** Parts of a tree, and by path which of them a page has; none of a tree that all of its pages have whole. */
export type Branches = { trees: readonly NavigationEntry[][]; of: ReadonlyMap<string, number> };

/** A large tree as its pages have it: for each group with pages, the groups that it is in; any other group only leads to its first page. */
export function branchesOf(tree: readonly NavigationEntry[]): Branches {
  if (leavesOf(tree).length <= MOST_PAGES) return { trees: [], of: new Map() };
  const groups = groupsOf(tree);
  const pagesOf = (group: Trail) => (group.at(-1)?.children ?? tree).filter(({ children }) => !children);
  const of = groups.flatMap((group, at) => pagesOf(group).map(({ pathname }) => [pathname, at] as const));
  return { trees: groups.map((group) => around(tree, group)), of: new Map(of) };
}

/** What pages have of the navigation of each product. */
export const BRANCHES: Record<ProductId, Branches> = { core: branchesOf(TREES.core.entries), studio: branchesOf(TREES.studio.entries) };

/** The groups from the root down to one; the root itself is the empty trail. */
type Trail = readonly NavigationEntry[];

function groupsOf(entries: readonly NavigationEntry[], trail: Trail = []): Trail[] {
  const inner = entries.flatMap((entry) => (entry.children ? groupsOf(entry.children, [...trail, entry]) : []));
  return entries.some(({ children }) => !children) ? [trail, ...inner] : inner;
}

function around(entries: readonly NavigationEntry[], [open, ...rest]: Trail): NavigationEntry[] {
  return entries.map((entry) => {
    const { children, ...closed } = entry;
    if (!children) return entry;
    return entry === open ? { ...entry, children: around(children, rest) } : { ...closed, first: firstOf(children) };
  });
}

function firstOf([entry]: readonly NavigationEntry[]): string | undefined {
  return entry?.children ? firstOf(entry.children) : entry?.pathname;
}
