import { isProblem, parseSearch } from '../../client/search/parse-search.ts';
import type { AppContext } from '../context.ts';
import { NO_STORE } from '../http/cache-control.ts';
import { text } from '../http/responses.ts';
import { search } from '../search/search.ts';

/** Answers a search with JSON: the sections found, best first. */
export async function searchApi(c: AppContext): Promise<Response> {
  const { q, lang, product, limit } = c.req.query();
  const wanted = parseSearch({ query: q, language: lang, product, limit });
  if (isProblem(wanted)) return text(wanted.status, wanted.message);
  const hits = await search(c, wanted);
  const results = hits.map(({ terms: _, ...hit }) => hit);
  return c.json({ query: wanted.query, results }, 200, { 'Cache-Control': NO_STORE });
}
