import { ISLAND_ENDS } from '../blocks/island/names.ts';

/** Ends the islands of the page and puts those of `after` in their places, in `before` too. Returns whether each has a place. */
export function replaceIslands(before: Document, after: Document): boolean {
  const islandsOf = (page: Document) => [...page.querySelectorAll('[data-island]')];
  const [live, old, fresh] = [islandsOf(document), islandsOf(before), islandsOf(after)];
  if (live.length !== fresh.length || old.length !== fresh.length) return false;
  fresh.forEach((island, index) => {
    live[index]?.dispatchEvent(new Event(ISLAND_ENDS));
    live[index]?.replaceWith(document.importNode(island, true));
    old[index]?.replaceWith(before.importNode(island, true));
  });
  return true;
}
