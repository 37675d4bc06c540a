import { withoutHomophones } from './homophones.ts';
import type { SearchIndex } from './load-index.ts';
import { nearestTerm } from './nearest-term.ts';
import { wordsOf } from './terms.ts';

/** The query with words that the index has in place of words that nothing begins with; undefined when there is nothing to correct. */
export function suggestQuery(index: SearchIndex, query: string): string | undefined {
  const heard = withoutHomophones(index, query);
  let corrected = '';
  let end = 0;
  for (const { start, end: wordEnd, terms } of wordsOf(heard)) {
    const better = terms.length === 1 ? nearestTerm(index, terms[0]!) : undefined;
    corrected += heard.slice(end, start) + (better ?? heard.slice(start, wordEnd));
    end = wordEnd;
  }
  corrected += heard.slice(end);
  return corrected === query ? undefined : corrected;
}
