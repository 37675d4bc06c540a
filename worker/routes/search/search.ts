import { MAX_QUERY_LENGTH } from '../../../client/search/bounds.ts';
import { isProblem, parseSearch, type SearchProblem } from '../../../client/search/parse-search.ts';
import { isBot } from '../../../client/shared/analytics/bot.ts';
import type { AppContext } from '../../context.ts';
import { siteConfigOf } from '../../env.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { isWithin } from '../../http/limits.ts';
import { text } from '../../http/responses.ts';
import { countSearch } from '../../insights/count-search.ts';
import { pageResponse } from '../../render/page-response.ts';
import { queryLanguage } from '../../search/query-language.ts';
import type { SearchResults } from '../../views/search/search-page.tsx';

/** As many results as one page shows. */
const RESULTS_ON_PAGE = 30;

/** What a refused search is answered with. */
const STATUS = { wrong: 400, long: 413 } satisfies Record<SearchProblem['problem'], number>;

/** Any site may ask, and read what was wrong with a question. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': NO_STORE };

/** Answers a search with JSON: the sections found, best first, the query as it may have been meant, and what is doubtful. */
export async function searchApi(c: AppContext): Promise<Response> {
  const { q, lang, ...options } = c.req.query();
  const wanted = parseSearch({ ...options, query: q, language: lang ?? queryLanguage(q) });
  if (isProblem(wanted)) return text(STATUS[wanted.problem], wanted.message, HEADERS);
  const { search } = await import('../../search/search.ts');
  const { hits: results, suggestion, doubt } = await search(c, wanted);
  return c.json({ query: wanted.query, suggestion, doubt, results }, 200, HEADERS);
}

/** The results as a page: made for one query, so it is never cached. A query that is refused is told so on the page, with its status. */
export async function searchPage(c: AppContext): Promise<Response> {
  const { language } = c.var.page;
  const { status, results } = await findResults(c);
  const { renderSearch } = await import('../../render/render-search.tsx');
  const rendered = renderSearch({ language, direction: c.var.preferences.direction, config: siteConfigOf(c.env), results });
  return pageResponse(c, rendered, { 'Cache-Control': NO_STORE }, status);
}

async function findResults(c: AppContext): Promise<{ status: number; results: SearchResults }> {
  const { q = '', product } = c.req.query();
  const wanted = parseSearch({ query: q, language: c.var.page.language, product, limit: RESULTS_ON_PAGE });
  if (isProblem(wanted))
    return { status: STATUS[wanted.problem], results: { query: q.slice(0, MAX_QUERY_LENGTH), hits: [], refused: true } };
  const { query } = wanted;
  if (query === '') return { status: 200, results: { query, product: wanted.product, hits: [], refused: false } };
  const { search } = await import('../../search/search.ts');
  const answer = await search(c, wanted);
  if (answer.hits.length === 0 && isTyped(c) && (await isWithin(c, 'EVENTS_LIMIT'))) countSearch(c, { ...wanted, found: false });
  return { status: 200, results: { query, product: wanted.product, ...answer, refused: false } };
}

/** Whether a reader sent the form of a page of this site: not a robot, a link of another site, or a bookmark. */
function isTyped({ req }: AppContext): boolean {
  return req.header('Sec-Fetch-Site') === 'same-origin' && req.method === 'GET' && !isBot(req.header('User-Agent') ?? '');
}
