import type { Ask } from './asks.ts';
import type { SearchIndex } from './load-index.ts';
import { FIELDS } from './packed/index-file.ts';
import { termMatches } from './term-matches.ts';
import { HAN } from './terms.ts';

/** A match is the word itself, or another form of it, and not what only begins like it. */
const SAME_WORD = 0.9;

/** How well each section answers something, by its number: anywhere in it, and by what it and its page are called. */
export type Answers = {
  anywhere: Float32Array;
  called: Float32Array;
  /** About how many sections have the very word; 0 when it is not in the index. */
  sections: number;
  /** The terms of the index that answer, and how much of an answer each is. */
  terms: Map<number, number>;
};

/** How well sections answer an ask: the best of its ways. `inNames` looks at titles and headings alone. */
export function answersTo(index: SearchIndex, ask: Ask, inNames: boolean): Answers {
  const [own = []] = ask;
  const best = answersToWay(index, own, inNames);
  const synonym = HAN.test(own.join()) ? index.settings.chineseSynonym : index.settings.synonym;
  ask.slice(1).forEach((way, at) => {
    const answers = answersToWay(index, way, inNames);
    keepBest(best, answers, at === 0 ? synonym : index.settings.furtherSynonym);
    best.sections = Math.max(best.sections, answers.sections);
  });
  return best;
}

/** All words of a way are asked for; a name is found by itself, or by its words: `useDialogs`, use dialogs. */
function answersToWay(index: SearchIndex, way: readonly string[], inNames: boolean): Answers {
  if (way.length === 1) return answersToTerm(index, way[0]!, inNames);
  const name = nameIn(way);
  const words = way.filter((term) => term !== name).map((term) => answersToTerm(index, term, inNames));
  const whole = noAnswers(index);
  for (const word of words) add(whole, word, (name === undefined ? 1 : index.settings.parts) / words.length);
  const known = words.map(({ sections }) => sections).filter((sections) => sections > 0);
  whole.sections = known.length > 0 ? Math.min(...known) : 0;
  if (name === undefined) return whole;
  const answers = answersToTerm(index, name, inNames);
  joinName(answers, whole);
  keepBest(whole, answers, 1);
  whole.sections = answers.sections || whole.sections;
  return whole;
}

/** The name that a way's other terms are the words of: usedialogs of use, dialogs; and not building of ui, which happens to be in it. */
export function nameIn(way: readonly string[]): string | undefined {
  const letters = way.join('').length;
  return way.find((term) => way.every((part) => term.includes(part)) && letters >= 1.5 * term.length);
}

/** A section that has a name answers better when its words stand there too, as `codec` does above `CODEC_JSON`. */
function joinName({ anywhere }: Answers, words: Answers): void {
  for (let section = 0; section < anywhere.length; section += 1) {
    const own = anywhere[section]!;
    if (own > 0) anywhere[section] = 1 - (1 - own) * (1 - words.anywhere[section]!);
  }
}

/** The fields that say what a section and its page are called. */
const NAMES = ['title', 'heading'] as const;

function answersToTerm(index: SearchIndex, term: string, inNames: boolean): Answers {
  const answers = noAnswers(index);
  const { anywhere, called } = answers;
  const { places } = index.settings;
  const missing = new Float32Array(anywhere.length).fill(1);
  for (const match of termMatches(index, term, inNames)) {
    if (match.share >= SAME_WORD) answers.sections = Math.max(answers.sections, index.known.get(index.terms[match.term]!)!);
    answers.terms.set(match.term, match.share);
    const fields = inNames ? NAMES : FIELDS;
    for (const field of fields) {
      const isName = field === 'title' || field === 'heading';
      for (const section of index.lists[field].at(match.term)) {
        missing[section]! *= 1 - (isName ? places[field] : places[field] * index.weights[section]!);
        if (isName && called[section]! < match.share) called[section] = match.share;
      }
    }
    // The lists are short: what they touched is put back for the next match.
    for (const field of fields) {
      for (const section of index.lists[field].at(match.term)) {
        const share = (1 - missing[section]!) * match.share;
        if (share > anywhere[section]!) anywhere[section] = share;
        missing[section] = 1;
      }
    }
  }
  return answers;
}

function noAnswers({ sections: { length } }: SearchIndex): Answers {
  return { anywhere: new Float32Array(length), called: new Float32Array(length), sections: 0, terms: new Map() };
}

function keepBest(best: Answers, other: Answers, share: number): void {
  keepHigher(best.anywhere, other.anywhere, share);
  keepHigher(best.called, other.called, share);
  keepTerms(best, other, share);
}

function keepHigher(shares: Float32Array, others: Float32Array, share: number): void {
  for (let section = 0; section < shares.length; section += 1) {
    const other = others[section]! * share;
    if (other > shares[section]!) shares[section] = other;
  }
}

function add(sum: Answers, other: Answers, share: number): void {
  addShares(sum.anywhere, other.anywhere, share);
  addShares(sum.called, other.called, share);
  keepTerms(sum, other, 1);
}

function addShares(shares: Float32Array, others: Float32Array, share: number): void {
  for (let section = 0; section < shares.length; section += 1) shares[section]! += others[section]! * share;
}

function keepTerms({ terms }: Answers, other: Answers, share: number): void {
  for (const [term, own] of other.terms) terms.set(term, Math.max(terms.get(term) ?? 0, own * share));
}
