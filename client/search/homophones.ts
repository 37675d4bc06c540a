import type { IndexWords, SearchIndex } from './load-index.ts';
import { soundsOf } from './sounds.ts';
import { isCommon, wordsOf } from './terms.ts';

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
  return query.replace(HAN_RUN, (run) =>
    misheardInRun(index, run)
      .toSorted((a, b) => b.start - a.start)
      .reduce((heard, { start, end, word }) => `${heard.slice(0, start)}${word}${heard.slice(end)}`, run),
  );
}

function misheardInRun(index: IndexWords, run: string): Misheard[] {
  const words = wordsOf(run).filter(({ terms }) => !isCommon(terms[0]!));
  const doubtful = words.filter(({ terms }) => !isKnown(index, terms[0]!));
  if (doubtful.length === 0) return [];
  const sure = words.filter((word) => word.end - word.start > 1 && !doubtful.includes(word));
  const found: Misheard[] = [];
  for (const { start, end } of spansOf(run.length)) {
    const isFree = found.every((other) => end <= other.start || start >= other.end);
    const isDoubtful = doubtful.some((word) => start < word.end && end > word.start);
    // A word that the index has is meant as a whole or not at all.
    const isWhole = sure.every((word) => end <= word.start || start >= word.end || (start <= word.start && end >= word.end));
    const word = isFree && isDoubtful && isWhole ? soundingLike(index, run.slice(start, end)) : undefined;
    if (word) found.push({ start, end, word });
  }
  return found;
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
  if (synonyms.some(([typed]) => typed.includes(term))) return true;
  for (const other of known.keys()) if (other.startsWith(term)) return true;
  return false;
}

function soundingLike(index: IndexWords, piece: string): string | undefined {
  const lexicon = lexiconOf(index);
  const word = soundsOf(piece)
    .map((sound) => lexicon.get(sound))
    .find(Boolean);
  return word === piece ? undefined : word;
}

const lexicons = new WeakMap<SearchIndex['known'], ReadonlyMap<string, string>>();

/** The most frequent Chinese word for each sound, made when it is first asked for: most queries have none that is unknown. */
function lexiconOf({ known, synonyms }: IndexWords): ReadonlyMap<string, string> {
  const made = lexicons.get(known);
  if (made) return made;
  const words = [...known.keys(), ...synonyms.map(([typed]) => typed)].filter((word) => HAN_WORD.test(word));
  const rarestFirst = words.toSorted((a, b) => (known.get(a) ?? 0) - (known.get(b) ?? 0));
  const lexicon = new Map(rarestFirst.flatMap((word) => soundsOf(word).map((sound): [string, string] => [sound, word])));
  lexicons.set(known, lexicon);
  return lexicon;
}
