import { HAN_WORDS } from './chinese/han-words.ts';
import type { IndexWords, SearchIndex } from './load-index.ts';
import { nearestTerm } from './nearest-term.ts';
import { correctQuery } from './suggest-query.ts';
import { HAN, isCommon, isOrdinary, POSSESSIVE, termsOf, wordsOf } from './terms.ts';

/** A word of a query, and the words that the pages use instead: each is answered by a section that has its terms. */
export type Ask = string[][];

/** Chinese readers seldom type a space between scripts: `toast撤销`. */
const BETWEEN_SCRIPTS = /(?<=\p{Script=Han})(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}])(?=\p{Script=Han})/gu;

/** What stands beside words and is no part of any, as joints are within names alone. */
const BESIDE_WORDS = /[^\p{L}\p{M}\p{N}\s&._'’-]|(?<![\p{L}\p{M}\p{N}])[._'’-]|[._'’-](?![\p{L}\p{M}\p{N}])/gu;

/** What runtimes write around the name that an error is about. */
const ERROR_WORDS =
  /\b(?:uncaught|unhandled|(?:type|reference|runtime|syntax) ?error|is not (?:a function|defined)|cannot read propert(?:y|ies)(?: of (?:undefined|null))?|does not exist on type)\b/gi;

/** Words that any code is written with, and what tells that it is code. */
const CODE_WORDS = /\b(?:import|export|default|from|const|let|function|return|async|await)\b(?=[ ({])/g;
const CODE = /[{}<>=;]|\bfrom ['"]/;

/** What a query asks for, word by word. Words that are too common ask for nothing, unless there are no others. */
export function asksOf(index: IndexWords, query: string): Ask[] {
  const asks: Ask[] = [];
  const text = textOf(query.normalize('NFKC'));
  let rest = ` ${correctQuery(index, text)} `;
  let lower = rest.toLowerCase();
  for (const [typed, says] of index.synonyms) {
    if (!lower.includes(typed)) continue;
    const [start, end] = placeOf(lower, typed);
    if (start < 0 || isInsideWord(rest, start, end)) continue;
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
    lower = rest.toLowerCase();
    const said = says.split(', ').map((words) => findable(termsOf(words), index.known));
    asks.push(isWhole(typed, index.known) ? [termsOf(typed), ...said] : said);
  }
  const words = wordsOf(rest).map((word) => word.terms);
  const telling = words
    .map((terms) => terms.filter((term) => isTelling(term) && !isOrdinary(index.known, term)))
    .filter((terms) => terms.length > 0);
  const own = telling.length + asks.length > 0 ? telling : words;
  return [...asks, ...own.flatMap((terms) => askOf(terms, index))];
}

/** A query without what stands between and around its words, unless nothing else is left of it. */
function textOf(query: string): string {
  const plain = CODE.test(query) ? query.replace(CODE_WORDS, ' ') : query;
  const whole = plain.replace(BETWEEN_SCRIPTS, ' ').replace(POSSESSIVE, '').replace(BESIDE_WORDS, ' ').replaceAll('&', ' and ');
  return (whole.replace(ERROR_WORDS, ' ').trim() || whole).replace(/\s+/g, ' ');
}

/** Where a text has a phrase, or its plural; before its beginning when it has none. */
function placeOf(text: string, phrase: string): [start: number, end: number] {
  const forms = HAN.test(phrase) ? [phrase] : [` ${phrase} `, ` ${phrase}s `];
  const found = forms.map((form) => [text.indexOf(form), form.length] as const).find(([start]) => start >= 0);
  return found ? [found[0], found[0] + found[1]] : [-1, -1];
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

/** Whether the index has all of a Chinese phrase: of 定时刷新 it has 刷新, which is something else. */
function isWhole(phrase: string, known: SearchIndex['known']): boolean {
  const words = wordsOf(phrase);
  return !HAN.test(phrase) || words.length === 1 || words.every(({ terms }) => known.has(terms[0]!));
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
  const nearest = nearestTerm(words, terms.toSorted((a, b) => b.length - a.length)[0]!);
  return [[terms, ...(terms.length === 1 ? joinedWords(term, words.known) : []), ...(nearest === undefined ? [] : [[nearest]])]];
}

/** Shorter words are the ends of others. */
const MIN_JOINED = 4;

/** The two words of the index that one was written with, or the name before a number, as a way of asking: `datafetching` → data, fetching; `react19` → react. */
function joinedWords(term: string, known: SearchIndex['known']): string[][] {
  const [name] = term.match(/^[a-z]+(?=\d+$)/) ?? [];
  if (name && known.has(name)) return [[name]];
  for (let end = term.length - MIN_JOINED; end >= MIN_JOINED; end -= 1) {
    const words = [term.slice(0, end), term.slice(end)];
    if (words.every((word) => known.has(word))) return [words];
  }
  return [];
}

/** The longest piece that is looked for, in characters: hardly a word of the index is longer. */
const MAX_PIECE = 12;

/** The words of the index that a Chinese word is made of, each an ask. */
function piecesOf(term: string, known: SearchIndex['known']): Ask[] {
  const pieces: string[] = [];
  // Stryker disable next-line EqualityOperator: behind the last character there is no piece.
  for (let start = 0; start < term.length; ) {
    let end = Math.min(term.length, start + MAX_PIECE);
    // Stryker disable next-line EqualityOperator: an empty piece is none either way.
    while (end > start && !known.has(term.slice(start, end))) end -= 1;
    if (end > start) pieces.push(term.slice(start, end));
    start = Math.max(end, start + 1);
  }
  return pieces.length > 0 ? pieces.map((piece) => [[piece]]) : [[[term]]];
}
