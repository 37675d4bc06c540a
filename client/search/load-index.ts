import MiniSearch, { type AsPlainObject } from 'minisearch';
import { FIELDS, type IndexedPage, type IndexFile, unpackLists } from './index-file.ts';

/** A section of the index: its page, and its heading, which the part above the first has not. */
export type IndexedSection = {
  page: IndexedPage;
  id: string;
  heading: string;
  /** Its number in the index, and its place among the sections of its page. */
  number: number;
  at: number;
};

/** The index at work. Sections are numbered as in the file. */
export type SearchIndex = {
  sections: IndexedSection[];
  /** Every term of the index, with about how many sections have it. */
  known: ReadonlyMap<string, number>;
  synonyms: IndexFile['synonyms'];
  engine: MiniSearch;
};

/** Makes a parsed file searchable. Done once for a page or an isolate: it costs more than many searches. */
export function loadIndex({ pages, synonyms, terms: joined, postings }: IndexFile): SearchIndex {
  const terms = joined.split(' ');
  const lists = FIELDS.map((field) => unpackLists(postings[field]));
  const sections = pages
    .flatMap((page) => [['', ''] as const, ...page.headings].map(([id, heading], at) => ({ page, id, heading, at })))
    .map((section, number) => ({ ...section, number }));
  const lengths = sections.map(() => FIELDS.map(() => 0));
  const index = terms.map((term, at) => [
    term,
    entryOf(
      lists.map((list) => list[at]!),
      lengths,
    ),
  ]);
  const plain = {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: numbered(sections.map((_, section) => section)),
    fieldIds: Object.fromEntries(FIELDS.map((field, at) => [field, at])),
    fieldLength: numbered(lengths),
    averageFieldLength: FIELDS.map((_, field) => lengths.reduce((sum, length) => sum + length[field]!, 0) / Math.max(1, sections.length)),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  } as unknown as AsPlainObject;
  // Terms come from `termsOf`: the engine is to take them as they are.
  const engine = MiniSearch.loadJS(plain, { fields: [...FIELDS], tokenize: (text) => text.split(' '), processTerm: (term) => term });
  return {
    sections,
    known: new Map(terms.map((term, at) => [term, Math.max(...lists.map((list) => list[at]!.length))])),
    synonyms,
    engine,
  };
}

/** A term's sections by field, each with how often: once, since a word that is repeated makes a section no better. */
function entryOf(fields: number[][], lengths: number[][]): Record<number, Record<number, number>> {
  const entry: Record<number, Record<number, number>> = {};
  fields.forEach((list, field) => {
    if (list.length === 0) return;
    const sections: Record<number, number> = {};
    for (const section of list) {
      sections[section] = 1;
      lengths[section]![field]! += 1;
    }
    entry[field] = sections;
  });
  return entry;
}

function numbered<T>(values: T[]): Record<number, T> {
  return Object.fromEntries(values.map((value, index) => [index, value]));
}
