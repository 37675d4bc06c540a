import { beginsWord } from '../beginnings.ts';
import type { IndexWords, SearchIndex } from '../load-index.ts';
import { isCommon, type Word, wordsOf } from '../terms.ts';
import { isTypedPart } from '../typed-words.ts';
import { soundsOf } from './sounds.ts';

/** A piece of a query that no section has, and the word of the index that sounds like it. */
type Misheard = { start: number; end: number; word: string };

const HAN_RUN = /\p{Script=Han}{2,}/gu;
const HAN_WORD = /^\p{Script=Han}{2,}$/u;
/** The longest word that is looked for by its sound, in characters. */
const MAX_LENGTH = 6;

/**
 * The query with words of the index in place of those that only sound like them: what an input method offered instead of the word that was
 * meant, 登陆 for 登录, or what is written in traditional characters.
 */
export function withoutHomophones(index: IndexWords, query: string): string {
  const heard = remembered.get(index.known) ?? new Map<string, string>();
  remembered.set(index.known, heard);
  return query.replace(HAN_RUN, (run) => {
    const known = heard.get(run) ?? withoutMisheard(run, misheardInRun(index, run));
    if (heard.size >= MAX_REMEMBERED) heard.clear();
    heard.set(run, known);
    return known;
  });
}

/** The last runs that were listened to: an answer asks for each more than once, and a query of two scripts has many. */
const remembered = new WeakMap<SearchIndex['known'], Map<string, string>>();
const MAX_REMEMBERED = 50;

function withoutMisheard(run: string, misheard: Misheard[]): string {
  return misheard
    .toSorted((a, b) => b.start - a.start)
    .reduce((heard, { start, end, word }) => `${heard.slice(0, start)}${word}${heard.slice(end)}`, run);
}

function misheardInRun(index: IndexWords, run: string): Misheard[] {
  const words = wordsOf(run).filter(({ terms }) => !isCommon(terms[0]!));
  const doubtful = words.filter(({ terms }) => !isKnown(index, terms[0]!));
  if (doubtful.length === 0) return [];
  const inDoubt = charactersOf(run, doubtful, 0);
  // A word that the index has is meant as a whole or not at all: no piece begins or ends inside it.
  const inside = charactersOf(
    run,
    words.filter((word) => !doubtful.includes(word)),
    1,
  );
  const found: Misheard[] = [];
  const taken = run.split('').map(() => false);
  const lexicon = lexiconOf(index);
  const sounds = runSounds(run);
  for (const { start, end } of spansOf(run.length)) {
    if (inside[start] || inside[end] || !inDoubt.slice(start, end).includes(true) || taken.slice(start, end).includes(true)) continue;
    const piece = run.slice(start, end);
    const word = mostAlike(
      sounds(start, end).flatMap((sound) => lexicon.get(sound) ?? []),
      piece,
    );
    if (!word || word === piece) continue;
    taken.fill(true, start, end);
    found.push({ start, end, word });
  }
  return found;
}

/** Of words that sound alike, the one with the most of a piece's characters in their places, as 图表 of 圖表; then the most frequent, which comes first. */
function mostAlike(words: readonly string[], piece: string): string | undefined {
  const shared = (word: string) => piece.split('').filter((character, at) => character === word[at]).length;
  return words.toSorted((a, b) => shared(b) - shared(a))[0];
}

/** How the pieces of a run sound. Nearly all characters have one reading: then a piece sounds like its part of the whole. */
function runSounds(run: string): (start: number, end: number) => string[] {
  const readings = run.split('').map((character) => soundsOf(character));
  const whole = readings.map(([sound]) => sound).join('');
  return (start, end) =>
    readings.slice(start, end).every(({ length }) => length === 1) ? [whole.slice(start, end)] : soundsOf(run.slice(start, end));
}

/** For each character of a run whether one of the words covers it, without counting the first `leftOut` characters of a word. */
function charactersOf(run: string, words: readonly Word[], leftOut: number): boolean[] {
  const characters = run.split('').map(() => false);
  for (const { start, end } of words) characters.fill(true, start + leftOut, end);
  return characters;
}

/** All pieces of two characters or more, the longest first. */
function spansOf(length: number): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (let size = Math.min(length, MAX_LENGTH); size > 1; size -= 1) {
    for (let start = 0; start + size <= length; start += 1) spans.push({ start, end: start + size });
  }
  return spans;
}

/** Whether a word is in the index, begins one of its words, or is part of one that readers type. A single character begins too many. */
function isKnown({ known, synonyms }: IndexWords, term: string): boolean {
  if (known.has(term) || term.length === 1) return known.has(term);
  return isTypedPart(synonyms, term) || beginsWord(known, term);
}

const lexicons = new WeakMap<SearchIndex['known'], ReadonlyMap<string, string[]>>();

/** The Chinese words of each sound, the most frequent first, made when it is first asked for: most queries have none that is unknown. */
function lexiconOf({ known, synonyms }: IndexWords): ReadonlyMap<string, string[]> {
  const made = lexicons.get(known);
  if (made) return made;
  const words = [...known.keys(), ...synonyms.map(([typed]) => typed)].filter((word) => HAN_WORD.test(word));
  const lexicon = new Map<string, string[]>();
  for (const word of words.toSorted((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0)))
    for (const sound of soundsOf(word)) lexicon.set(sound, [...(lexicon.get(sound) ?? []), word]);
  lexicons.set(known, lexicon);
  return lexicon;
}
