import type { Search } from '../../../search/parse-search.ts';
import type { SearchAnswer, SearchHit } from '../../../search/search-answer.ts';

/** Has the edge answer a search. Throws when it does not. */
export async function edgeAnswer({ query, language, product, limit }: Search): Promise<SearchAnswer> {
  const asked = new URLSearchParams({ q: query, lang: language, product: product ?? '', limit: String(limit) });
  const response = await fetch(`/toolpad/_edge/search?${asked}`);
  if (!response.ok) throw new Error(`The search answered ${response.status}. Reload the page.`);
  const { results: hits, ...answer } = (await response.json()) as Omit<SearchAnswer, 'hits'> & { results: SearchHit[] };
  return { ...answer, hits };
}
