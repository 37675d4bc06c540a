import { withoutHomophones } from './chinese/homophones.ts';
import type { SearchIndex } from './load-index.ts';
import { nearestTerm } from './nearest-term.ts';
import { termMatches } from './term-matches.ts';
import { isCommon, isOrdinary, wordsOf } from './terms.ts';
import { isTypedPart, isTypedWord } from './typed-words.ts';

/**
 * What is doubtful about an answer. `filler`: the query has no word that tells sections apart. `poor`: nothing fits well. `partial`: some of
 * its words are nowhere. `missing` are the words, as typed, that no section has; `retry` is what is left of the query, when that finds more.
 */
export type Doubt = { kind: 'filler' | 'poor' | 'partial'; missing: string[]; retry?: string };

/**
 * What a query is made of: the words that ask for something, those of them that sections have, and those that none has or is spelled like.
 * `isFiller` is a query of several words that are all too common.
 */
export type QueryWords = { telling: string[]; known: string[]; missing: string[]; isFiller: boolean };

/** Less of a query than this is no answer to it; the fewer of its words are in doubt, the less is enough. */
const ENOUGH = 0.6;
const ENOUGH_PER_SHARE = 1.6;
/** A long query has a few words of its own reader: the share of them that may be in doubt. */
const MOST_IN_DOUBT = 0.3;
/** Of a long query a single word may be left out without saying so. */
const WORTH_SAYING = 0.25;
/** Shorter words say little, but for Chinese ones. */
const MIN_LENGTH = 3;
const HAN = /\p{Script=Han}{2}/u;

/** What is doubtful about a query of which the best section answers a share; undefined when nothing is. */
export function doubtOf({ telling, known, missing, isFiller }: QueryWords, answered: number): Doubt | undefined {
  if (isFiller) return { kind: 'filler', missing };
  if (answered === 0) return { kind: 'poor', missing };
  if (telling.length === 0) return undefined;
  const inDoubt = (telling.length - known.length) / telling.length;
  const isPoor = inDoubt > MOST_IN_DOUBT && answered < Math.min(ENOUGH, ENOUGH_PER_SHARE * inDoubt);
  if (isPoor) return { kind: 'poor', missing };
  return missing.length / telling.length >= WORTH_SAYING ? { kind: 'partial', missing } : undefined;
}

/** Tells the words of a query apart by what the index has. */
export function queryWords(index: SearchIndex, query: string): QueryWords {
  const text = withoutHomophones(index, query);
  const all = wordsOf(text);
  const words = all
    .map(({ start, end, terms }) => ({
      word: text.slice(start, end),
      terms: terms.filter((term) => isTelling(term) && !isOrdinary(index.known, term)),
    }))
    .filter(({ terms }) => terms.length > 0);
  const unknown = words.filter(({ terms }) => !terms.some((term) => isKnown(index, term)));
  const missing = unknown.filter(({ terms }) => terms.every((term) => nearestTerm(index, term) === undefined));
  const textOf = (some: typeof words) => [...new Set(some.map(({ word }) => word))];
  return {
    telling: textOf(words),
    known: textOf(words.filter((word) => !unknown.includes(word))),
    missing: textOf(missing),
    isFiller: all.length > 1 && all.every(({ terms }) => terms.every(isCommon)),
  };
}

function isTelling(term: string): boolean {
  return (term.length >= MIN_LENGTH || HAN.test(term)) && !isCommon(term);
}

/** Whether sections have a word, another form of it, what begins like it, or what the pages say for it; of a Chinese word also two characters of it. */
function isKnown(index: SearchIndex, term: string): boolean {
  if (termMatches(index, term).length > 0) return true;
  if (HAN.test(term)) return pairsOf(term).some((pair) => index.known.has(pair) || isTypedPart(index.synonyms, pair));
  return isTypedWord(index.synonyms, term);
}

function pairsOf(term: string): string[] {
  return Array.from({ length: term.length - 1 }, (_, at) => term.slice(at, at + 2));
}
