import type { Language } from '../shared/preferences/language.ts';
import type { ProductId } from '../shared/product.ts';

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
  /** Ids and words of the sections, the part above the first heading not among them. */
  headings: [id: string, words: string][];
};

/**
 * The index as it travels. Sections are numbered through all pages: a page's part above the first heading, then its headings.
 * `terms` are sorted and joined by spaces; for each field there is a list for each term.
 */
export type IndexFile = {
  pages: IndexedPage[];
  /** What readers type, and what the pages say for it. */
  synonyms: [typed: string, says: string][];
  terms: string;
  postings: Record<Field, string>;
};

const SPACE = 0x20;
/** A distance of nought: everything from here on is neither a space nor a quotation mark. */
const NOUGHT = 0x30;

/** Lists of sections as text: each section is a character, its distance from the one before; small distances are small, and compress. */
export function packLists(lists: readonly number[][]): string {
  const character = (section: number, at: number, list: number[]) => String.fromCharCode(NOUGHT + section - (list[at - 1] ?? 0));
  return lists.map((list) => list.map(character).join('')).join(' ');
}

/** The lists that `packLists` packed. */
export function unpackLists(text: string): number[][] {
  const lists: number[][] = [[]];
  let section = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === SPACE) {
      lists.push([]);
      section = 0;
    } else {
      section += code - NOUGHT;
      lists.at(-1)!.push(section);
    }
  }
  return lists;
}
