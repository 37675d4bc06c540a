import { answerQuery } from '../../client/search/answer-query.ts';
import { excerptOf } from '../../client/search/excerpt.ts';
import { foundSection } from '../../client/search/found-section.ts';
import type { Search } from '../../client/search/parse-search.ts';
import type { SearchAnswer } from '../../client/search/search-answer.ts';
import type { AppContext } from '../context.ts';
import { loadSearchIndex, loadSectionTexts } from './section-store.ts';

/** Length of an excerpt, in characters. */
const EXCERPT_LENGTH = 200;

/** Answers a search, which comes from `parseSearch`: it bounds the work. */
export async function search(c: AppContext, { query, language, ...options }: Search): Promise<SearchAnswer> {
  if (query === '') return { hits: [] };
  const [index, texts] = await Promise.all([loadSearchIndex(c, language), loadSectionTexts(c, language)]);
  const { hits, ...answer } = answerQuery(index, query, options);
  const found = hits.map((hit) => ({
    ...foundSection(hit),
    excerpt: excerptOf(texts[hit.section.number] ?? '', hit.terms, EXCERPT_LENGTH),
  }));
  return { hits: found, ...answer };
}
