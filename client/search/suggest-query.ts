import { withoutHomophones } from './homophones.ts';
import type { SearchIndex } from './load-index.ts';
import { wordsOf } from './terms.ts';

/** How far a suggestion may be from what was typed: a third of its letters. */
const FARTHEST = 0.34;
/** Looked at first: farther ones take several times as long to find. */
const NEAR = 2;
const MIN_LENGTH = 4;

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

function nearestTerm({ known, synonyms, engine }: SearchIndex, term: string): string | undefined {
  const isFine = known.has(term) || synonyms.some(([typed]) => typed.split(' ').includes(term)) || begins(known, term);
  if (isFine || term.length < MIN_LENGTH) return undefined;
  const farthest = Math.round(term.length * FARTHEST);
  for (const fuzzy of new Set([Math.min(NEAR, farthest), farthest])) {
    const found = engine.autoSuggest(term, { fuzzy, prefix: false, boost: { title: 4, heading: 3 } });
    // Sections may have several words that are near, `dashboard` and `dashboards`; one was typed.
    const nearest = found.find(({ terms }) => terms.length === 1) ?? found[0];
    if (nearest) return nearest.terms[0];
  }
  return undefined;
}

function begins(known: SearchIndex['known'], start: string): boolean {
  for (const term of known.keys()) if (term.startsWith(start)) return true;
  return false;
}
