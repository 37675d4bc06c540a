import { EVENTS_MAX_BYTES } from '../../client/shared/constants.ts';
import { parseBatch } from '../analytics/events.ts';
import { forward } from '../analytics/forward.ts';
import type { AppContext } from '../context.ts';
import { isAnalyticsOn } from '../env.ts';
import { isForeign } from '../http/is-foreign.ts';
import { readBody } from '../http/read-body.ts';
import { text } from '../http/responses.ts';

/** Takes what a page counted, drops what is not in the list of events, and hands the rest on if the operator wants it. */
export async function events(c: AppContext): Promise<Response> {
  if (isForeign(c)) return text(403, 'Events come from pages of this site only.');
  const body = await readBody(c.req.raw, EVENTS_MAX_BYTES);
  if (body === undefined) return text(413, `The batch is too large. Send at most ${EVENTS_MAX_BYTES} bytes.`);
  const parsed = parseBatch(body);
  if ('wrong' in parsed) return text(400, `The batch is not as expected at ${parsed.wrong}. Send { session, properties, events }.`);
  if (parsed.dropped > 0) console.warn('analytics', 'dropped', parsed.dropped);
  if (isAnalyticsOn(c.env)) c.executionCtx.waitUntil(forward(c.env, parsed.batch));
  return new Response(null, { status: 204 });
}
