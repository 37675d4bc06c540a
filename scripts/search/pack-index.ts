import {
  type IndexedPage,
  type IndexFile,
  idOf,
  packSynonyms,
  packTerms,
  SENT_FIELDS,
  type SentField,
  type Synonyms,
} from '../../client/search/packed/index-file.ts';
import { packLists } from '../../client/search/packed/packed-lists.ts';
import { JOINING_WORDS, ORDINARY_WORDS, WEAK_WORDS } from '../../client/search/stop-words.ts';
import { termsOf, wordsOf } from '../../client/search/terms.ts';
import { tableOf } from '../../client/shared/tables.ts';
import { remembered } from '../shared/remembered.ts';

const HAN = /\p{Script=Han}/u;
/** Words that more sections than this have tell few of them apart. */
const WIDESPREAD = 50;
/** A text of more words than this has many that it only mentions. */
const LONG = 80;
/** Longer words are rare in Chinese, in characters. */
const MAX_HAN_WORD_LENGTH = 4;

/** A section's words by field. */
export type SectionWords = Record<SentField, string>;

/** Makes the index as it travels, from pages and the words of all their sections in order. */
export function packIndex(pages: IndexedPage[], sections: SectionWords[], synonyms: Synonyms): IndexFile {
  const lists = tableOf(SENT_FIELDS, (field) => sectionsByTerm(sections.map((section) => termsIn(section, field))));
  lists.text = withoutMentions(lists.text, sections);
  const terms = [...new Set(SENT_FIELDS.flatMap((field) => [...lists[field].keys()]))].sort();
  const postings = tableOf(SENT_FIELDS, (field) => packLists(terms.map((term) => lists[field].get(term) ?? [])));
  return { pages: pages.map(withoutOwnIds), synonyms: packSynonyms(synonyms), terms: packTerms(terms), postings };
}

/** A long section is not found by a widespread word that it says once: a tenth of the lists, which order nothing. */
function withoutMentions(lists: ReadonlyMap<string, number[]>, sections: readonly SectionWords[]): Map<string, number[]> {
  const mentions = sections.map(({ text }) => new Set(mentionsIn(text)));
  return new Map(
    [...lists].map(([term, list]) => [term, list.length > WIDESPREAD ? list.filter((section) => !mentions[section]?.has(term)) : list]),
  );
}

/** The terms that a long text says once. */
const mentionsIn = remembered('mentions', (text: string): string[] => {
  const words = wordsOf(text);
  if (words.length <= LONG) return [];
  const times = new Map<string, number>();
  for (const term of words.flatMap(({ terms }) => terms)) times.set(term, (times.get(term) ?? 0) + 1);
  return [...times.keys()].filter((term) => times.get(term) === 1);
});

/** A page without the ids that its headings make, as most do. */
function withoutOwnIds(page: IndexedPage): IndexedPage {
  const headings = page.headings.map(([id, words, ...inner]): IndexedPage['headings'][number] => [
    id === idOf(words) ? '' : id,
    words,
    ...inner,
  ]);
  return { ...page, headings };
}

/** The terms of a text. Most texts are in the index of every language. */
const termsOfText = remembered('terms', termsOf);

/** What each field leaves to others: a word counts once, where it says most. */
const SAID_BY: Partial<Record<SentField, SentField[]>> = {
  names: ['asked'],
  symbols: ['names', 'asked'],
  text: ['names', 'symbols', 'asked'],
  asked: ['heading'],
};

/** A word counts once in a section: twice would be bytes without a better order. */
function termsIn(section: SectionWords, field: SentField): string[] {
  const said = new Set(SAID_BY[field]?.flatMap((other) => termsOfText(section[other]).filter((term) => !isLeftOut(other, term))));
  const terms = field === 'symbols' ? wholeNames(section.symbols) : termsOfText(section[field]);
  return terms.filter((term) => !said.has(term) && !isLeftOut(field, term));
}

/** Words of readers are no help where anyone writes them in a question. */
function isLeftOut(field: SentField, term: string): boolean {
  return field === 'asked' ? ORDINARY_WORDS.has(term) || WEAK_WORDS.has(term) : (field === 'text' || field === 'names') && isScrap(term);
}

/** The names of samples as they are written, without their words: what a sample is about stands beside it. */
function wholeNames(symbols: string): string[] {
  return [
    ...new Set(
      wordsOf(symbols).flatMap(({ terms }) => terms.reduce((longest, term) => (term.length > longest.length ? term : longest), '')),
    ),
  ];
}

/** Words that join others, single characters of Chinese prose, and long runs that no dictionary cuts: nobody looks for them, and they would weigh. */
function isScrap(term: string): boolean {
  return JOINING_WORDS.has(term) || (HAN.test(term) && (term.length === 1 || term.length > MAX_HAN_WORD_LENGTH));
}

function sectionsByTerm(termLists: string[][]): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  termLists.forEach((terms, section) => {
    for (const term of terms) {
      const list = lists.get(term);
      if (list) list.push(section);
      else lists.set(term, [section]);
    }
  });
  return lists;
}
