import { firstFrom } from './beginnings.ts';
import type { SearchIndex } from './load-index.ts';
import { stemOf } from './terms.ts';

/** How much of a word a term of the index is: another form of it, what begins like it, and what only begins like its other forms. */
const FORM = 0.98;
const LONGER = 0.5;
/** Fewer who typed a word that the index has meant one that only begins so: custom, not customer. */
const LONGER_THAN_KNOWN = 0.25;
const OTHER_FORM_LONGER = 0.4;
/** Fewer letters begin too many words to be taken for the beginning of one. */
const MIN_BEGINNING = 3;

/** A term of the index by its number, and how much of a word it is. */
export type TermMatch = { term: number; share: number };

/** The terms of the index that a word meets: itself, its other forms, and what begins like it. Of a single pair of letters, what begins with them. */
export function termMatches({ terms }: Pick<SearchIndex, 'terms'>, word: string, isAlone = false): TermMatch[] {
  const [stem = word] = stemOf(word);
  const begins = word.length >= MIN_BEGINNING || isAlone;
  const found: TermMatch[] = [];
  let isKnown = false;
  for (let term = firstFrom(terms, stem); terms[term]?.startsWith(stem); term += 1) {
    const other = terms[term]!;
    const isForm = (stemOf(other)[0] ?? other) === stem;
    isKnown ||= isForm;
    if (other === word) found.push({ term, share: 1 });
    else if (isForm) found.push({ term, share: FORM });
    else if (begins) found.push({ term, share: other.startsWith(word) ? LONGER : OTHER_FORM_LONGER });
  }
  return isKnown ? found.map(({ term, share }) => ({ term, share: share < FORM ? Math.min(share, LONGER_THAN_KNOWN) : share })) : found;
}
