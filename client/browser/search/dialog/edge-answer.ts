import { countableSearch } from '../../../search/countable-search.ts';
import type { Search } from '../../../search/parse-search.ts';
import type { SearchAnswer, SearchHit } from '../../../search/search-answer.ts';
import type { Endpoint } from '../../../shared/address/endpoints.ts';
import { isOptedOut } from '../../analytics/gtag.ts';
import { fetchJson } from '../../platform/fetch-json.ts';

const ENDPOINT: Endpoint = '/toolpad/_edge/search';

type Answered = Omit<SearchAnswer, 'hits'> & { results?: SearchHit[] };

/**
 * Has the edge answer a search. Throws when it does not, and when it is not to know of the search, as the page on privacy promises:
 * one that may be personal, or of a reader who opted out.
 */
export async function edgeAnswer({ query, language, product, near, limit }: Search): Promise<SearchAnswer> {
  if (isOptedOut() || countableSearch(query) === undefined) throw new Error('The search stays in the browser. Ask the index.');
  const asked = new URLSearchParams({ q: query, lang: language, product: product ?? '', near: near ?? '', limit: String(limit) });
  const { results: hits, ...answer } = await fetchJson<Answered>(`${ENDPOINT}?${asked}`);
  if (!Array.isArray(hits)) throw new Error('Something else than the search answered. Reload the page.');
  return { ...answer, hits };
}
