import { stemOf, type Word, wordsOf } from './terms.ts';

/** A piece of text, marked where it has a word that was asked for. */
export type MarkedPiece = { text: string; marked: boolean };

/** Cuts a text at the words that are found by one of the terms. What comes of it is text, never HTML. */
export function markWords(text: string, terms: readonly string[]): MarkedPiece[] {
  const wanted = new Set(terms);
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const word of wordsFor(text, terms)) {
    if (!word.terms.some((term) => wanted.has(term))) continue;
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), marked: false });
    pieces.push({ text: text.slice(word.start, word.end), marked: true });
    end = word.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** The words among which these terms can be. The first use of the Chinese dictionary costs a phone more than opening the search does. */
function wordsFor(text: string, terms: readonly string[]): Word[] {
  if (terms.length === 0) return [];
  return terms.some((term) => HAN.test(term)) ? wordsOf(text) : otherWords(text);
}

/**
 * The part of a text that answers: of its prose the `length` characters, or a little less, with the most of the words that were asked for,
 * cut between words; of its code, which stands behind line breaks, the line that has more of them.
 */
export function excerptOf(text: string, terms: readonly string[], length: number): string {
  // Code that a heading speaks of has other forms of its words: `cookies` under “Read a cookie”.
  const wanted = new Set(terms.flatMap(formsOf));
  const [prose = NOTHING, ...lines] = text.split('\n').map((line) => bestPart(line, wanted, length));
  const line = lines.reduce((best, other) => (other.count > best.count ? other : best), lines[0] ?? NOTHING);
  return line.count > prose.count || prose.excerpt === '' ? line.excerpt : prose.excerpt;
}

type Part = { excerpt: string; count: number };

const NOTHING: Part = { excerpt: '', count: 0 };

/** The part of a line with the most of the words, and how many of them it has. */
function bestPart(text: string, wanted: ReadonlySet<string>, length: number): Part {
  const places = placesOf(text, wanted);
  const best = places.reduce(
    (found, word) => {
      const from = beginningAt(text, word.start, length);
      const inside = places.filter(({ start, end }) => start >= from && end <= from + length);
      const count = new Set(inside.flatMap(({ terms }) => terms.filter((term) => isWanted(term, wanted)).map(beginningOf))).size;
      return count > found.count ? { from, count } : found;
    },
    { from: 0, count: 0 },
  );
  return { excerpt: text.length <= length ? text : cutAround(text, best.from, length), count: best.count };
}

/** Where an excerpt begins that shows a word: a little before it, and at a word. Near the end what comes before fills the rest, as a stump would tell less. */
function beginningAt(text: string, word: number, length: number): number {
  const from = Math.max(0, Math.min(word - LEAD_IN, text.length - length));
  const space = from === 0 ? -1 : text.indexOf(' ', from);
  return space < 0 || space > from + LEAD_IN ? from : space + 1;
}

/** What is not Chinese, and so is cut into words without a dictionary. */
const OTHER_SCRIPTS = /\P{Script=Han}+/gu;
const HAN = /^\p{Script=Han}+$/u;

/** The words of a text that are not Chinese. */
function otherWords(text: string): Word[] {
  return [...text.matchAll(OTHER_SCRIPTS)].flatMap(({ 0: part, index }) =>
    wordsOf(part).map(({ start, end, terms }) => ({ start: start + index, end: end + index, terms })),
  );
}

/** Where a text has the words, in order. Chinese ones are looked for as they stand: to cut a whole text by a dictionary costs more than a search. */
function placesOf(text: string, wanted: ReadonlySet<string>): Word[] {
  const others = otherWords(text);
  const longestFirst = [...wanted].filter((term) => HAN.test(term)).sort((a, b) => b.length - a.length);
  const chinese = longestFirst.length > 0 ? [...text.matchAll(new RegExp(longestFirst.join('|'), 'gu'))] : [];
  const places = chinese.map(({ 0: term, index }) => ({ start: index, end: index + term.length, terms: [term] }));
  return [...others.filter((word) => word.terms.some((term) => isWanted(term, wanted))), ...places].sort((a, b) => a.start - b.start);
}

/** A word and what its other forms begin with. */
function formsOf(term: string): string[] {
  return [term, ...stemOf(term)];
}

function beginningOf(term: string): string {
  return stemOf(term)[0] ?? term;
}

function isWanted(term: string, wanted: ReadonlySet<string>): boolean {
  return wanted.has(term) || wanted.has(beginningOf(term));
}

/** Characters before the first word found, so that it has a beginning to be understood by. */
const LEAD_IN = 30;

/** A word that the end of an excerpt cuts off, with the space before it. Chinese has no spaces, and may end after any character. */
const CUT_WORD = /(?<=.{20})(?:\s|(?<=\p{Script=Han}))[^\s\p{Script=Han}]*$/u;

function cutAround(text: string, start: number, length: number): string {
  const end = start + length;
  const rest = text.slice(start, end);
  const cut = /^\S/.test(text.slice(end)) ? rest.replace(CUT_WORD, '') : rest;
  return `${start > 0 ? '… ' : ''}${cut.trim()}${end < text.length ? ' …' : ''}`;
}
