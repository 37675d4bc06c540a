import type { NavigationEntry } from '../../client/shared/navigation.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { TREES } from '../shared/content-files.ts';

/** Where a page is: the groups above it, and the pages around it in reading order. */
type Place = { trail: readonly NavigationEntry[]; previous?: NavigationEntry; next?: NavigationEntry };

/** The places of each product's pages, by path: looked up in a large tree, each would take its walk. */
export const PLACES: Record<ProductId, ReadonlyMap<string, Place>> = {
  core: placesIn(TREES.core.entries),
  studio: placesIn(TREES.studio.entries),
};

function placesIn(entries: readonly NavigationEntry[]): ReadonlyMap<string, Place> {
  const leaves = leavesIn(entries, []);
  return new Map(
    leaves.map(({ leaf, trail }, at) => [leaf.pathname, { trail, previous: leaves[at - 1]?.leaf, next: leaves[at + 1]?.leaf }]),
  );
}

function leavesIn(entries: readonly NavigationEntry[], trail: NavigationEntry[]): { leaf: NavigationEntry; trail: NavigationEntry[] }[] {
  return entries.flatMap((entry) => (entry.children ? leavesIn(entry.children, [...trail, entry]) : [{ leaf: entry, trail }]));
}
