import type { IndexWords, SearchIndex } from './load-index.ts';
import { slipsBetween } from './slips.ts';
import { isCommon, stemOf } from './terms.ts';

/** Shorter words are typed right, or could be too many others. */
const MIN_LENGTH = 4;
/** Words of so many letters may have two slips, and of so many three: shorter ones are other words by then. */
const TWO_SLIPS_LENGTH = 8;
const THREE_SLIPS_LENGTH = 12;
/** Of words that are as near, those that begin alike come first: few slip on a first letter. */
const OTHER_BEGINNING = 0.5;
const DOUBLED_END = /(.)\1$/;

/** The word of the index that was meant by one that it does not have; undefined when that is right, begins a word, or is like none. */
export function nearestTerm(words: IndexWords, term: string): string | undefined {
  if (term.length < MIN_LENGTH || isRight(words, term)) return undefined;
  const most = slipsIn(term);
  const wanted = lettersOf(term);
  let nearest: string | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const { word, letters, sections } of lexiconOf(words.known).words) {
    if (bitsIn(wanted & ~letters) > most || bitsIn(letters & ~wanted) > most) continue;
    const slips = slipsBetween(term, word, most) + (word[0] === term[0] ? 0 : OTHER_BEGINNING);
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
  if (isCommon(term) || known.has(term) || synonyms.some(([typed]) => typed.split(' ').includes(term))) return true;
  if (!DOUBLED_END.test(term) && stemOf(term).some((stem) => lexiconOf(known).forms.has(stem))) return true;
  for (const word of known.keys()) if (word.startsWith(term)) return true;
  return false;
}

/** The index's words with their letters, and these words with what other forms of them begin with. */
type Lexicon = { words: { word: string; letters: number; sections: number }[]; forms: ReadonlySet<string> };

const lexicons = new WeakMap<SearchIndex['known'], Lexicon>();

/** Made when it is first asked for: most queries have no word that is unknown. */
function lexiconOf(known: SearchIndex['known']): Lexicon {
  const made = lexicons.get(known) ?? {
    words: [...known].map(([word, sections]) => ({ word, letters: lettersOf(word), sections })),
    forms: new Set([...known.keys()].flatMap((term) => [term, ...stemOf(term)])),
  };
  lexicons.set(known, made);
  return made;
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
