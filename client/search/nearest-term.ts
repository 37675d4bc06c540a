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
  let nearest: string | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const [word, sections] of words.known) {
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
  if (!DOUBLED_END.test(term) && stemOf(term).some((stem) => formsOf(known).has(stem))) return true;
  for (const word of known.keys()) if (word.startsWith(term)) return true;
  return false;
}

const forms = new WeakMap<SearchIndex['known'], ReadonlySet<string>>();

/** The index's words and what other forms of them begin with, made when first asked for. */
function formsOf(known: SearchIndex['known']): ReadonlySet<string> {
  const made = forms.get(known) ?? new Set([...known.keys()].flatMap((term) => [term, ...stemOf(term)]));
  forms.set(known, made);
  return made;
}
