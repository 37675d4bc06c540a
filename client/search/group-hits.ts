import type { IndexedPage } from './packed/index-file.ts';

/** Hits of one page together; pages in the order of their best hit. */
export type HitGroup<Hit> = { page: Pick<IndexedPage, 'path' | 'title' | 'product'>; hits: Hit[] };

/** Gathers hits by their page. `pageOf` tells a hit's page. */
export function groupHits<Hit>(hits: readonly Hit[], pageOf: (hit: Hit) => HitGroup<Hit>['page']): HitGroup<Hit>[] {
  const groups = new Map<string, HitGroup<Hit>>();
  for (const hit of hits) {
    const page = pageOf(hit);
    const group = groups.get(page.path) ?? { page, hits: [] };
    group.hits.push(hit);
    groups.set(page.path, group);
  }
  return [...groups.values()];
}
