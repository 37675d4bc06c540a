import { leavesOf, type NavigationEntry } from '../../client/shared/navigation.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { TREES } from '../shared/content-files.ts';

/** More pages than that would be too much navigation for each of them to carry. */
const MOST_PAGES = 500;

/** A tree in parts, by the paths of groups, with what stands in no group at ''; and by the path of a page its part. */
export type Parts = { trees: ReadonlyMap<string, readonly NavigationEntry[]>; of: ReadonlyMap<string, string> };

/** The parts of a large tree: for each group with pages, the groups that it is in and all that is in it. Any other group only leads to its first page. */
export function partsOf(tree: readonly NavigationEntry[]): Parts {
  if (leavesOf(tree).length <= MOST_PAGES) return { trees: new Map([['', tree]]), of: new Map() };
  const groups = [[], ...groupsOf(tree)];
  const of = groups.flatMap((group) => pagesOf(group.at(-1)?.children ?? tree).map(({ pathname }) => [pathname, nameOf(group)] as const));
  return { trees: new Map(groups.map((group) => [nameOf(group), around(tree, group)])), of: new Map(of) };
}

/** What pages have of the navigation of each product. */
export const PARTS: Record<ProductId, Parts> = { core: partsOf(TREES.core.entries), studio: partsOf(TREES.studio.entries) };

/** The groups from the root down to one; the root itself is the empty trail. */
type Trail = readonly NavigationEntry[];

function nameOf(group: Trail): string {
  return group.at(-1)?.pathname ?? '';
}

function pagesOf(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.filter(({ children }) => !children);
}

function groupsOf(entries: readonly NavigationEntry[], trail: Trail = []): Trail[] {
  return entries.flatMap((entry) => {
    if (!entry.children) return [];
    const own = [...trail, entry];
    return [...(pagesOf(entry.children).length > 0 ? [own] : []), ...groupsOf(entry.children, own)];
  });
}

/** A subheader stands open where it is seen; it is none to press. */
function around(entries: readonly NavigationEntry[], [open, ...rest]: Trail): NavigationEntry[] {
  return entries.flatMap((entry) => {
    const { children, ...closed } = entry;
    if (!children) return [entry];
    if (entry === open || entry.subheader) return [{ ...entry, children: around(children, entry === open ? rest : []) }];
    const first = leavesOf(children).find(({ title }) => title !== false)?.pathname;
    return first === undefined ? [] : [{ ...closed, first }];
  });
}
