import { answerQuery } from '../../client/search/answer-query.ts';
import type { Doubt } from '../../client/search/doubt.ts';
import { excerptOf } from '../../client/search/excerpt.ts';
import type { Search } from '../../client/search/parse-search.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
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

/** What a search finds: sections, best first, the query as it may have been meant, and what is doubtful. */
export type SearchAnswer = { hits: SearchHit[]; suggestion?: string; doubt?: Doubt };

/** Answers a search, which comes from `parseSearch`: it bounds the work. */
export async function search(c: AppContext, { query, language, product, limit }: Search): Promise<SearchAnswer> {
  if (query === '') return { hits: [] };
  const [index, texts] = await Promise.all([loadSearchIndex(c, language), loadSectionTexts(c, language)]);
  const { hits, ...answer } = answerQuery(index, query, { product, limit });
  const found = hits.map(({ section, terms }) => ({
    path: section.page.path,
    hash: section.id,
    title: section.page.title,
    section: section.heading,
    excerpt: excerptOf(texts[section.number] ?? '', terms, EXCERPT_LENGTH),
    product: section.page.product,
    lang: section.page.language,
    terms,
  }));
  return { hits: found, ...answer };
}
