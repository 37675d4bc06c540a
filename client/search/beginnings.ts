import type { SearchIndex } from './load-index.ts';

const sorted = new WeakMap<SearchIndex['known'], readonly string[]>();

/** Whether a word of the index begins so. */
export function beginsWord(known: SearchIndex['known'], beginning: string): boolean {
  const terms = sorted.get(known) ?? [...known.keys()].sort();
  sorted.set(known, terms);
  return terms[firstFrom(terms, beginning)]?.startsWith(beginning) ?? false;
}

/** The number of the first of sorted terms that is no less than a text. */
export function firstFrom(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
