import { loadIndex, type SearchIndex } from '../../client/search/load-index.ts';
import type { IndexedPage, PageKind, Synonyms } from '../../client/search/packed/index-file.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { packIndex, type SectionWords } from '../../scripts/search/pack-index.ts';

/** A page of a small index: its title, the text above its first heading, and the text below each heading. */
export type SmallPage = { title?: string; kind?: PageKind; product?: ProductId | null; lead?: string; sections?: Record<string, string> };

/** An index of a few pages at work, by their paths. A heading is its section's id. */
export function smallIndex(pages: Record<string, SmallPage>, synonyms: Synonyms = []): SearchIndex {
  const words: SectionWords[] = [];
  const indexed = Object.entries(pages).map(([path, { title = 'Filler', kind = 'guide', product = 'core', lead = '', sections = {} }]) => {
    const page: IndexedPage = { path, title, product, kind, language: 'en', texts: '', headings: [] };
    words.push({ heading: title, names: '', symbols: '', text: lead, asked: '' });
    for (const [heading, text] of Object.entries(sections)) {
      page.headings.push([heading, heading]);
      words.push({ heading, names: '', symbols: '', text, asked: '' });
    }
    return page;
  });
  return loadIndex(packIndex(indexed, words, synonyms));
}
