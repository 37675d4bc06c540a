import type MiniSearch from 'minisearch';
import { FIELDS, type IndexedPage, type IndexFile, unpackLists } from './index-file.ts';
import { PackedEngine } from './packed-engine.ts';

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

/** What words an index has, and which readers type instead. */
export type IndexWords = Pick<SearchIndex, 'known' | 'synonyms'>;

/** Makes a parsed file searchable. Done once for a page or an isolate: it costs more than many searches. */
export function loadIndex({ pages, synonyms, terms: joined, postings }: IndexFile): SearchIndex {
  const terms = joined.split(' ');
  const lists = FIELDS.map((field) => unpackLists(postings[field]));
  const sections = pages
    .flatMap((page) => [['', ''] as const, ...page.headings].map(([id, heading], at) => ({ page, id, heading, at })))
    .map((section, number) => ({ ...section, number }));
  const engine = new PackedEngine(terms, lists, sections.length);
  return {
    sections,
    known: new Map(terms.map((term, at) => [term, Math.max(...lists.map((list) => list[at]!.length))])),
    synonyms,
    engine,
  };
}
