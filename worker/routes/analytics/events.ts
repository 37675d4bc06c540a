import { MAX_EVENTS_BYTES } from '../../../client/shared/analytics/batch.ts';
import { parseBatch } from '../../analytics/events.ts';
import { forward } from '../../analytics/forward.ts';
import type { AppContext } from '../../context.ts';
import { isAnalyticsOn } from '../../env.ts';
import { isForeign } from '../../http/is-foreign.ts';
import { isWithin } from '../../http/limits.ts';
import { readPost } from '../../http/read-post.ts';
import { text } from '../../http/responses.ts';
import { logEvent } from '../../log/log-event.ts';

/** Takes what a page counted, drops what is not in the list of events, and hands the rest on if the operator wants it. */
export async function events(c: AppContext): Promise<Response> {
  if (isForeign(c)) return text(403, 'Events come from pages of this site only.');
  const body = await readPost(c, MAX_EVENTS_BYTES, `The batch is too large. Send at most ${MAX_EVENTS_BYTES} bytes.`);
  if (body instanceof Response) return body;
  const parsed = parseBatch(body);
  if ('wrong' in parsed) return text(400, `The batch is not as expected at ${parsed.wrong}. Send { session, properties, events }.`);
  if (parsed.dropped > 0) logEvent(c, 'analytics-trouble', { dropped: parsed.dropped });
  if (isAnalyticsOn(c.env)) {
    if (!(await isWithin(c, 'EVENTS_LIMIT'))) return text(429, 'There were too many batches within a minute. Wait a minute.');
    c.executionCtx.waitUntil(forward(c, parsed.batch));
  }
  return new Response(null, { status: 204 });
}
