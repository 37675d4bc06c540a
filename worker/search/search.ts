import { excerptOf } from '../../client/search/excerpt.ts';
import { findSections } from '../../client/search/find-sections.ts';
import type { Search } from '../../client/search/parse-search.ts';
import { suggestQuery } from '../../client/search/suggest-query.ts';
import type { Language } from '../../client/shared/language.ts';
import type { ProductId } from '../../client/shared/product.ts';
import type { AppContext } from '../context.ts';
import { loadSearchIndex, loadSectionTexts } from './section-store.ts';

/** A section found. `path` is canonical, `hash` the heading's id without `#`; both `hash` and `section` are empty for the part above the first heading. */
export type SearchHit = {
  path: string;
  hash: string;
  title: string;
  section: string;
  excerpt: string;
  product: ProductId | null;
  /** The language that the section is written in. */
  lang: Language;
  /** The words of the index that matched, for marking them. */
  terms: string[];
};

/** Length of an excerpt, in characters. */
const EXCERPT_LENGTH = 200;

/** The sections that answer a search, best first. `search` comes from `parseSearch`, which bounds the work. */
export async function search(c: AppContext, { query, language, product, limit }: Search): Promise<SearchHit[]> {
  if (query === '') return [];
  const [index, texts] = await Promise.all([loadSearchIndex(c, language), loadSectionTexts(c, language)]);
  return findSections(index, query, { product, limit }).map(({ section, terms }) => ({
    path: section.page.path,
    hash: section.id,
    title: section.page.title,
    section: section.heading,
    excerpt: excerptOf(texts[section.number] ?? '', terms, EXCERPT_LENGTH),
    product: section.page.product,
    lang: section.page.language,
    terms,
  }));
}

/** The query as it may have been meant, when it holds words that no section has. */
export async function suggest(c: AppContext, { query, language }: Search): Promise<string | undefined> {
  return suggestQuery(await loadSearchIndex(c, language), query);
}
