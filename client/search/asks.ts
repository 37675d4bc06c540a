import type { SearchIndex } from './load-index.ts';
import { isCommon, termsOf, wordsOf } from './terms.ts';

/** A word of a query, and the words that the pages use instead: each is answered by a section that has its terms. */
export type Ask = string[][];

const HAN = /\p{Script=Han}/u;

/** What a query asks for, word by word. Words that are too common ask for nothing, unless there are no others. */
export function asksOf({ synonyms, known }: Pick<SearchIndex, 'synonyms' | 'known'>, query: string): Ask[] {
  const asks: Ask[] = [];
  let rest = ` ${query.normalize('NFKC').replace(/\s+/g, ' ')} `;
  for (const [typed, says] of synonyms) {
    const phrase = HAN.test(typed) ? typed : ` ${typed} `;
    const at = rest.toLowerCase().indexOf(phrase);
    if (at < 0) continue;
    rest = `${rest.slice(0, at)} ${rest.slice(at + phrase.length)}`;
    asks.push([termsOf(typed), termsOf(says)]);
  }
  const words = wordsOf(rest).map((word) => word.terms);
  const telling = words.map((terms) => terms.filter((term) => !isCommon(term))).filter((terms) => terms.length > 0);
  const own = telling.length + asks.length > 0 ? telling : words;
  return [...asks, ...own.flatMap((terms) => askOf(terms, known))];
}

/** Runtimes have different dictionaries: a Chinese word that the index does not have is cut into words that it has. */
function askOf(terms: string[], known: SearchIndex['known']): Ask[] {
  const [term] = terms;
  if (term === undefined) return [];
  if (!HAN.test(term) || known.has(term)) return [[terms]];
  const pieces: string[] = [];
  // Stryker disable next-line EqualityOperator: behind the last character there is no piece.
  for (let start = 0; start < term.length; ) {
    let end = term.length;
    // Stryker disable next-line EqualityOperator: an empty piece is none either way.
    while (end > start && !known.has(term.slice(start, end))) end -= 1;
    if (end > start) pieces.push(term.slice(start, end));
    start = Math.max(end, start + 1);
  }
  return pieces.length > 0 ? pieces.map((piece) => [[piece]]) : [[terms]];
}
