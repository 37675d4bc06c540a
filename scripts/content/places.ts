import type { NavigationEntry } from '../../client/shared/navigation.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { TREES } from '../shared/content-files.ts';

/** Where a page is: the groups above it, and the pages around it in reading order. */
type Place = { trail: readonly NavigationEntry[]; previous?: NavigationEntry; next?: NavigationEntry };

const known = new Map<ProductId, ReadonlyMap<string, Place>>();

/** The places of a product's pages, by path; looked up once, since each page of a large tree asks. */
export function placesIn(product: ProductId): ReadonlyMap<string, Place> {
  const places = known.get(product) ?? new Map(placesOf(TREES[product].entries));
  known.set(product, places);
  return places;
}

function placesOf(entries: readonly NavigationEntry[]): [path: string, place: Place][] {
  const leaves = leavesIn(entries, []);
  return leaves.map(({ leaf, trail }, at) => [leaf.pathname, { trail, previous: leaves[at - 1]?.leaf, next: leaves[at + 1]?.leaf }]);
}

function leavesIn(entries: readonly NavigationEntry[], trail: NavigationEntry[]): { leaf: NavigationEntry; trail: NavigationEntry[] }[] {
  return entries.flatMap((entry) => (entry.children ? leavesIn(entry.children, [...trail, entry]) : [{ leaf: entry, trail }]));
}
