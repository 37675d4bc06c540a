import { HAN_WORDS } from './han-words.ts';
import { withoutHomophones } from './homophones.ts';
import type { IndexWords, SearchIndex } from './load-index.ts';
import { nearestTerm } from './nearest-term.ts';
import { isCommon, termsOf, wordsOf } from './terms.ts';

/** A word of a query, and the words that the pages use instead: each is answered by a section that has its terms. */
export type Ask = string[][];

const HAN = /\p{Script=Han}/u;
/** Chinese readers seldom type a space between scripts: `toast撤销`. */
const BETWEEN_SCRIPTS = /(?<=\p{Script=Han})(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}])(?=\p{Script=Han})/gu;

/** What a query asks for, word by word. Words that are too common ask for nothing, unless there are no others. */
export function asksOf(index: IndexWords, query: string): Ask[] {
  const asks: Ask[] = [];
  const text = query.normalize('NFKC').replace(BETWEEN_SCRIPTS, ' ').replace(/\s+/g, ' ');
  let rest = ` ${withoutHomophones(index, text)} `;
  for (const [typed, says] of index.synonyms) {
    const phrase = HAN.test(typed) ? typed : ` ${typed} `;
    const at = rest.toLowerCase().indexOf(phrase);
    if (at < 0 || isInsideWord(rest, at, at + phrase.length)) continue;
    rest = `${rest.slice(0, at)} ${rest.slice(at + phrase.length)}`;
    asks.push([typed, ...says.split(', ')].map((words) => findable(termsOf(words), index.known)));
  }
  const words = wordsOf(rest).map((word) => word.terms);
  const telling = words.map((terms) => terms.filter(isTelling)).filter((terms) => terms.length > 0);
  const own = telling.length + asks.length > 0 ? telling : words;
  return [...asks, ...own.flatMap((terms) => askOf(terms, index))];
}

/** A single Chinese character is seldom a word: 页 of 登录页 begins a hundred others. */
function isTelling(term: string): boolean {
  return term.length > 1 && !isCommon(term);
}

/** Whether a piece of a text is less than a Chinese word of this field: 请求 in 请求头. */
function isInsideWord(text: string, start: number, end: number): boolean {
  return [...text.matchAll(HAN_WORDS)].some(
    ({ 0: word, index }) => index <= start && index + word.length >= end && word.length > end - start,
  );
}

/** Terms without the single Chinese characters that no section has, unless there are no others: 端口号 asks for 端口. */
function findable(terms: string[], known: SearchIndex['known']): string[] {
  const others = terms.filter((term) => term.length > 1 || known.has(term));
  return others.length > 0 ? others : terms;
}

/** A word that the index does not have may be a slip of one that it has; a Chinese one is cut, since runtimes have different dictionaries. */
function askOf(terms: string[], words: IndexWords): Ask[] {
  const [term] = terms;
  if (term === undefined) return [];
  if (words.known.has(term)) return [[terms]];
  if (HAN.test(term)) return piecesOf(term, words.known);
  const nearest = terms.length === 1 ? nearestTerm(words, term) : undefined;
  return [nearest === undefined ? [terms] : [terms, [nearest]]];
}

/** The words of the index that a Chinese word is made of, each an ask. */
function piecesOf(term: string, known: SearchIndex['known']): Ask[] {
  const pieces: string[] = [];
  // Stryker disable next-line EqualityOperator: behind the last character there is no piece.
  for (let start = 0; start < term.length; ) {
    let end = term.length;
    // Stryker disable next-line EqualityOperator: an empty piece is none either way.
    while (end > start && !known.has(term.slice(start, end))) end -= 1;
    if (end > start) pieces.push(term.slice(start, end));
    start = Math.max(end, start + 1);
  }
  return pieces.length > 0 ? pieces.map((piece) => [[piece]]) : [[[term]]];
}
