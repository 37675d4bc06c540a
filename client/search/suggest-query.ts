import { withoutHomophones } from './chinese/homophones.ts';
import type { IndexWords } from './load-index.ts';
import { nearestTerm } from './nearest-term.ts';
import { wordsOf } from './terms.ts';

/** The query as it may have been meant; undefined when there is nothing to correct. */
export function suggestQuery(index: IndexWords, query: string): string | undefined {
  const corrected = correctQuery(index, query);
  return corrected === query ? undefined : corrected;
}

/** The query with words that the index has in place of words that nothing begins with. */
export function correctQuery(index: IndexWords, query: string): string {
  const heard = withoutHomophones(index, query);
  let corrected = '';
  let end = 0;
  for (const { start, end: wordEnd, terms } of wordsOf(heard)) {
    const better = terms.length === 1 ? nearestTerm(index, terms[0]!) : undefined;
    corrected += heard.slice(end, start) + (better ?? heard.slice(start, wordEnd));
    end = wordEnd;
  }
  return corrected + heard.slice(end);
}
