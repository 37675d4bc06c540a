/**
 * An entry of a navigation tree. A group has children, or, where another page shows its pages, leads to the first of them; a subheader is
 * a fixed heading above its children.
 */
export type NavigationEntry = {
  pathname: string;
  /** `false`: the entry has no words, so the tree does not show it. */
  title?: string | false;
  subheader?: string;
  children?: readonly NavigationEntry[];
  /** Written by the build. */
  first?: string;
};

/** The pages of a tree in reading order: entries without children. */
export function leavesOf(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));
}

/** The entries from the root down to the page with this path; empty when the tree does not hold it. */
export function trailTo(entries: readonly NavigationEntry[], path: string): NavigationEntry[] {
  for (const entry of entries) {
    if (entry.pathname === path && !entry.children) return [entry];
    const rest = entry.children ? trailTo(entry.children, path) : [];
    if (rest.length > 0) return [entry, ...rest];
  }
  return [];
}

/** Throws when two entries of a tree share a path: the current page could not be told apart. */
export function assertUniquePaths(entries: readonly NavigationEntry[], seen = new Set<string>()): void {
  for (const entry of entries) {
    if (seen.has(entry.pathname)) {
      throw new Error(`Duplicated pathname ${entry.pathname} in pages. Remove one of the two entries, or give it a path of its own.`);
    }
    seen.add(entry.pathname);
    if (entry.children) assertUniquePaths(entry.children, seen);
  }
}
