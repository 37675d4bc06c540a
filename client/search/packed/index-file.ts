import type { Language } from '../../shared/preferences/language.ts';
import type { ProductId } from '../../shared/product.ts';

/** What a page is for: learning, looking up, finding one's way, or what is beside the matter, such as news and examples. */
export type PageKind = 'guide' | 'reference' | 'landing' | 'aside';

/** The fields of a section that are searched, in the order of the file. */
export const FIELDS = ['title', 'heading', 'names', 'symbols', 'text', 'asked'] as const;

export type Field = (typeof FIELDS)[number];

/** A page in the index. `texts` names the file with the text of its sections. */
export type IndexedPage = {
  path: string;
  title: string;
  product: ProductId | null;
  kind: PageKind;
  language: Language;
  texts: string;
  /**
   * Ids and words of the sections, the part above the first heading not among them; those inside the section above are marked. An id that
   * the words make, as `idOf` does, is left out.
   */
  headings: [id: string, words: string, isInner?: 1][];
};

/** The fields that travel: a section's title is what its page and the heading above it are called. */
export const SENT_FIELDS = ['heading', 'names', 'symbols', 'text', 'asked'] as const satisfies readonly Field[];

export type SentField = (typeof SENT_FIELDS)[number];

/**
 * The index as it travels. Sections are numbered through all pages: a page's part above the first heading, then its headings.
 * `terms` are sorted and packed; for each field there is a list for each term.
 */
export type IndexFile = {
  pages: IndexedPage[];
  synonyms: string;
  terms: string;
  postings: Record<SentField, string>;
};

/** The id that most headings have: their words. */
export function idOf(heading: string): string {
  return heading.toLowerCase().replace(/\W+/g, '-');
}

/** What readers type, and what the pages say for it; the longest first, so that a phrase comes before its words. */
export type Synonyms = readonly (readonly [typed: string, says: string])[];

/** Synonyms as text: each thing that the pages say once, with all that readers type for it. */
export function packSynonyms(synonyms: Synonyms): string {
  const groups = new Map<string, string[]>();
  for (const [typed, says] of synonyms) groups.set(says, [...(groups.get(says) ?? []), typed]);
  return [...groups].map(([says, typed]) => [says, ...typed].join('|')).join(';');
}

/** The synonyms that `packSynonyms` packed. */
export function unpackSynonyms(text: string): Synonyms {
  const rows = text.split(';').flatMap((group) => {
    const [says = '', ...typed] = group.split('|');
    return typed.map((phrase) => [phrase, says] as const);
  });
  return rows.sort(([a], [b]) => b.length - a.length);
}

/** No term has capitals: each stands for how many letters a term shares with the one before. */
const NOTHING_SHARED = 0x41;
const MOST_SHARED = 25;
const MANY_SHARED = NOTHING_SHARED + MOST_SHARED;

/** Sorted terms as text, without the letters that each begins with like the one before. */
export function packTerms(terms: readonly string[]): string {
  return terms.map((term, at) => packTerm(term, terms[at - 1] ?? '')).join('');
}

function packTerm(term: string, before: string): string {
  let shared = 0;
  while (shared < MOST_SHARED && shared < before.length && term[shared] === before[shared]) shared += 1;
  return String.fromCharCode(NOTHING_SHARED + shared) + term.slice(shared);
}

/** The terms that `packTerms` packed. */
export function unpackTerms(text: string): string[] {
  const terms: string[] = [];
  let term = '';
  let next: number;
  for (let at = 0; at < text.length; at = next) {
    next = at + 1;
    while (next < text.length && !isCapital(text.charCodeAt(next))) next += 1;
    term = term.slice(0, text.charCodeAt(at) - NOTHING_SHARED) + text.slice(at + 1, next);
    terms.push(term);
  }
  return terms;
}

function isCapital(code: number): boolean {
  return code >= NOTHING_SHARED && code <= MANY_SHARED;
}
