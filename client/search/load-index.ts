import {
  FIELDS,
  type Field,
  type IndexedPage,
  type IndexFile,
  idOf,
  SENT_FIELDS,
  type SentField,
  type Synonyms,
  unpackSynonyms,
  unpackTerms,
} from './packed/index-file.ts';
import { type Lists, PackedLists } from './packed/packed-lists.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** A section of the index: its page, and its heading, which the part above the first has not. */
export type IndexedSection = {
  page: IndexedPage;
  id: string;
  heading: string;
  /** Its number in the index, and its place among the sections of its page. */
  number: number;
  at: number;
};

/** The index at work. Sections are numbered as in the file, and so are terms. */
export type SearchIndex = {
  sections: IndexedSection[];
  /** For each section, the number of its page's first. */
  firsts: Uint32Array;
  /** Every term of the index, in order. */
  terms: readonly string[];
  /** The same with about how many sections have it. */
  known: ReadonlyMap<string, number>;
  synonyms: Synonyms;
  lists: Readonly<Record<Field, Lists>>;
  /** For each section, the terms of its heading. */
  headings: readonly (readonly number[])[];
  /** For each section, how much a word of its body says of it: about 1, more in a short one. */
  weights: Float32Array;
  /** What orders its sections. */
  settings: Settings;
};

/** What words an index has, and which readers type instead. */
export type IndexWords = Pick<SearchIndex, 'known' | 'synonyms'>;

/** Makes a parsed file searchable. Done once for a page or an isolate: it costs more than a search. */
export function loadIndex(file: IndexFile, settings: Settings = SETTINGS): SearchIndex {
  const loading = loadInPieces(file, settings);
  let piece = loading.next();
  while (!piece.done) piece = loading.next();
  return piece.value;
}

/** The same in pieces, between which a slow processor has time for its reader. */
export function* loadInPieces(
  { pages, synonyms, terms: packed, postings }: IndexFile,
  settings: Settings = SETTINGS,
): Generator<void, SearchIndex> {
  const terms = unpackTerms(packed);
  yield;
  const sent = Object.fromEntries(SENT_FIELDS.map((field) => [field, new PackedLists(postings[field])])) as Record<SentField, PackedLists>;
  const sections = sectionsOf(pages);
  yield;
  const inHeading = terms.map((_, term) => sent.heading.at(term));
  const headings = inverted(inHeading, sections.length);
  yield;
  const lists: Record<Field, Lists> = { title: listsOf(inverted(titlesOf(sections, headings), terms.length)), ...sent };
  yield;
  const known = new Map(terms.map((word, term) => [word, mostIn(lists, term)]));
  yield;
  const weights = yield* weightsOf(sent, sections.length, settings);
  const firsts = Uint32Array.from(sections, ({ number, at }) => number - at);
  return { sections, firsts, terms, known, synonyms: unpackSynonyms(synonyms), lists, headings, weights, settings };
}

function sectionsOf(pages: readonly IndexedPage[]): IndexedSection[] {
  return pages
    .flatMap((page) => [['', ''] as const, ...page.headings].map(([id, heading], at) => ({ page, id: id || idOf(heading), heading, at })))
    .map((section, number) => ({ ...section, number }));
}

/** About how many sections have a term: those of the field where most have it. */
function mostIn(lists: Record<Field, Lists>, term: number): number {
  let most = 0;
  for (const field of FIELDS) most = Math.max(most, lists[field].lengthAt(term));
  return most;
}

/** For each section, the terms of its title: what its page is called, and the heading that it is inside of. */
function titlesOf(sections: readonly IndexedSection[], headings: readonly number[][]): number[][] {
  let above = 0;
  return sections.map(({ page, number, at }) => {
    const isInner = page.headings[at - 1]?.[2] === 1;
    if (!isInner) above = number;
    return [...new Set([...headings[number - at]!, ...(isInner ? headings[above]! : [])])];
  });
}

/** The fields that are a section's body, and not its name. */
const BODY = ['names', 'symbols', 'text'] as const;

function* weightsOf(
  lists: Record<SentField, PackedLists>,
  sections: number,
  { lengthCounts, moreWords }: Settings,
): Generator<void, Float32Array> {
  const lengths = new Float32Array(sections).fill(moreWords);
  for (const field of BODY) {
    lists[field].countInto(lengths);
    yield;
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / sections;
  return lengths.map((length) => (length / mean) ** -lengthCounts);
}

/** Lists turned inside out: for each number in them, which lists have it. */
function inverted(lists: readonly (readonly number[])[], numbers: number): number[][] {
  const having = Array.from({ length: numbers }, (): number[] => []);
  lists.forEach((list, at) => {
    for (const number of list) having[number]!.push(at);
  });
  return having;
}

function listsOf(lists: readonly (readonly number[])[]): Lists {
  return { at: (term) => lists[term]!, lengthAt: (term) => lists[term]!.length };
}
