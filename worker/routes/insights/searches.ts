import * as v from 'valibot';
import { MAX_QUERY_LENGTH } from '../../../client/search/bounds.ts';
import { LANGUAGES } from '../../../client/shared/preferences/language.ts';
import type { AppContext } from '../../context.ts';
import { isForeign } from '../../http/is-foreign.ts';
import { isWithin } from '../../http/limits.ts';
import { readPost } from '../../http/read-post.ts';
import { text } from '../../http/responses.ts';
import { countSearch } from '../../insights/count-search.ts';

/** A page that tells of a search sends no more, in bytes. */
const LOST_SEARCH_MAX_BYTES = 2048;

const schema = v.strictObject({
  query: v.pipe(v.string(), v.maxLength(MAX_QUERY_LENGTH)),
  language: v.picklist(LANGUAGES),
  found: v.boolean(),
});

/** Takes from a page that a search led nowhere, and counts it. */
export async function searches(c: AppContext): Promise<Response> {
  if (isForeign(c)) return text(403, 'Searches come from pages of this site only.');
  const body = await readPost(c, LOST_SEARCH_MAX_BYTES, `The search is too large. Send at most ${LOST_SEARCH_MAX_BYTES} bytes.`);
  if (body instanceof Response) return body;
  const search = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!search.success) return text(400, 'The search is not as expected. Send { query, language, found }.');
  if (!(await isWithin(c, 'EVENTS_LIMIT'))) return text(429, 'There were too many searches within a minute. Wait a minute.');
  countSearch(c, search.output);
  return new Response(null, { status: 204 });
}
