import { beginsWord } from './beginnings.ts';
import type { IndexWords, SearchIndex } from './load-index.ts';
import { RIGHT_WORDS } from './right-words.ts';
import { slipsBetween } from './slips.ts';
import { JOINING_WORDS } from './stop-words.ts';
import { isCommon, isOrdinary, stemOf } from './terms.ts';
import { isTypedWord } from './typed-words.ts';

/** Shorter words are typed right, or could be too many others. */
const MIN_LENGTH = 4;
/** From how many letters on a word may have two slips, and three: with that many, a shorter word is a different one. */
const TWO_SLIPS_LENGTH = 8;
const THREE_SLIPS_LENGTH = 12;
/** Of words that are as near, those that begin alike come first: few slip on a first letter, and a short word with another is another. */
const OTHER_BEGINNING = 0.5;
const OTHER_BEGINNING_LENGTH = 6;
const MIN_BASE = 3;
/** What other forms of a long beginning end with: paginating of pagination. */
const WITH_ENDING = /(?<=.{6})(?:ing|ed)$/;
const DOUBLED_END = /(.)\1$/;

/** The word of the index that was meant by one that it does not have; undefined when that is right, begins a word, or is like none. */
export function nearestTerm(words: IndexWords, term: string): string | undefined {
  const known = remembered.get(words.known) ?? new Map<string, string | undefined>();
  remembered.set(words.known, known);
  if (known.has(term)) return known.get(term);
  if (known.size >= MAX_REMEMBERED) known.clear();
  const nearest = findNearest(words, term);
  known.set(term, nearest);
  return nearest;
}

/** What was looked for: an answer asks for each word of a query more than once. */
const remembered = new WeakMap<SearchIndex['known'], Map<string, string | undefined>>();
const MAX_REMEMBERED = 200;

function findNearest(words: IndexWords, term: string): string | undefined {
  // 40px is not a slip of 48px.
  if (term.length < MIN_LENGTH || /^\d/.test(term) || isRight(words, term)) return undefined;
  const most = slipsIn(term);
  const wanted = lettersOf(term);
  let nearest: string | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const { word, letters, sections } of aboutAsLong(words.known, term.length, most)) {
    if (bitsIn(wanted & ~letters) > most || bitsIn(letters & ~wanted) > most) continue;
    const beginning = word[0] === term[0] ? 0 : OTHER_BEGINNING;
    if (beginning > 0 && term.length < OTHER_BEGINNING_LENGTH) continue;
    const slips = slipsBetween(term, word, most) + beginning;
    const isNearer = slips < distance || (slips === distance && nearest !== undefined && sections > words.known.get(nearest)!);
    if (!isNearer) continue;
    nearest = word;
    distance = slips;
  }
  return nearest;
}

function slipsIn({ length }: string): number {
  if (length < TWO_SLIPS_LENGTH) return 1;
  return length < THREE_SLIPS_LENGTH ? 2 : 3;
}

/** A word that is too common to be in the index, that readers type, that begins one of its words, or is another form of one. */
function isRight({ known, synonyms }: IndexWords, term: string): boolean {
  if (isCommon(term) || JOINING_WORDS.has(term) || RIGHT_WORDS.has(term) || isOrdinary(known, term)) return true;
  if (known.has(term) || isTypedWord(synonyms, term)) return true;
  const bases = DOUBLED_END.test(term) ? [] : [...stemOf(term), ...baseOf(term)];
  if (bases.some((base) => lexiconOf(known).forms.has(base))) return true;
  return beginsWord(known, term) || (WITH_ENDING.test(term) && beginsWord(known, term.replace(WITH_ENDING, '')));
}

/** What a word is made of, by an ending that stems keep: layers, customizable, react19. */
function baseOf(term: string): string[] {
  const base = term.replace(/(?:s|able|\d+)$/, '');
  return base !== term && base.length >= MIN_BASE ? [base] : [];
}

type LexiconWord = { word: string; letters: number; sections: number };

/** The index's words by their length, and these words with what other forms of them begin with. */
type Lexicon = { byLength: LexiconWord[][]; forms: ReadonlySet<string> };

const lexicons = new WeakMap<SearchIndex['known'], Lexicon>();

/** Made when it is first asked for: most queries have no word that is unknown. */
function lexiconOf(known: SearchIndex['known']): Lexicon {
  const made = lexicons.get(known);
  if (made) return made;
  const byLength: LexiconWord[][] = [];
  for (const [word, sections] of known) {
    byLength[word.length] ??= [];
    byLength[word.length]!.push({ word, letters: lettersOf(word), sections });
  }
  const lexicon = { byLength, forms: new Set([...known.keys()].flatMap((term) => [term, ...stemOf(term)])) };
  lexicons.set(known, lexicon);
  return lexicon;
}

/** The index's words of a length, give or take: those beyond are too many slips away to be looked at. */
export function aboutAsLong(known: SearchIndex['known'], length: number, most: number): LexiconWord[] {
  return lexiconOf(known)
    .byLength.slice(Math.max(0, length - most), length + most + 1)
    .flat();
}

/** The letters of a word, a bit for each. Each slip brings one letter and takes one at most, so most words are too far at a glance. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
