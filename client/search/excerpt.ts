import { wordsOf } from './terms.ts';

/** A piece of text, marked where it has a word that was asked for. */
export type MarkedPiece = { text: string; marked: boolean };

/** Cuts a text at the words that are found by one of the terms. What comes of it is text, never HTML. */
export function markWords(text: string, terms: readonly string[]): MarkedPiece[] {
  const wanted = new Set(terms);
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (!word.terms.some((term) => wanted.has(term))) continue;
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), marked: false });
    pieces.push({ text: text.slice(word.start, word.end), marked: true });
    end = word.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** The part of a text with the most of the words that were asked for, `length` characters or a little less, cut between words. */
export function excerptOf(text: string, terms: readonly string[], length: number): string {
  if (text.length <= length) return text;
  const wanted = new Set(terms);
  const places = wordsOf(text).filter((word) => word.terms.some((term) => wanted.has(term)));
  const best = places.reduce(
    (found, { start }) => {
      const inside = places.filter((word) => word.start >= start && word.end <= start + length);
      const count = new Set(inside.flatMap((word) => word.terms.filter((term) => wanted.has(term)))).size;
      return count > found.count ? { start, count } : found;
    },
    { start: 0, count: 0 },
  );
  // Near the end what comes before fills the rest: a stump would tell less.
  return cutAround(text, Math.max(0, Math.min(best.start - LEAD_IN, text.length - length)), length);
}

/** Characters before the first word found, so that it has a beginning to be understood by. */
const LEAD_IN = 30;

function cutAround(text: string, from: number, length: number): string {
  const start = from === 0 ? 0 : nextWord(text, from);
  const rest = text.slice(start, start + length);
  const cut = start + length < text.length ? rest.replace(/(?<=.{20})\s\S*$/, '') : rest;
  return `${start > 0 ? '… ' : ''}${cut.trim()}${start + length < text.length ? ' …' : ''}`;
}

function nextWord(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space > from + LEAD_IN ? from : space + 1;
}
