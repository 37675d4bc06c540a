import type { InsightKind } from '../../client/shared/analytics/insight.ts';
import type { AppContext } from '../context.ts';
import { logEvent, reasonOf } from '../log/log-event.ts';
import { within } from '../within.ts';
import { type Count, storeCounts } from './store-counts.ts';

/** Counts wait this long for others before they are written, and the database has this long, in milliseconds. */
const INSIGHTS_WRITE_AFTER_MS = 2000;
const INSIGHTS_STORE_MS = 5000;
/** No more different counts wait in an isolate. */
export const INSIGHTS_MAX_WAITING = 100;

const waiting = new Map<string, Count>();
/** Until when the write that was promised last can be trusted to come, in milliseconds. */
let promisedUntil = 0;

/** Counts something once, unless whoever asks wants not to be counted. The count is written some seconds later, with those that came meanwhile. */
export function countInsight(c: AppContext, kind: InsightKind, name: string, origin = ''): void {
  if (isOptedOut(c)) return;
  const key = JSON.stringify([kind, name, origin]);
  const known = waiting.get(key);
  if (known) known.count += 1;
  else if (waiting.size < INSIGHTS_MAX_WAITING) waiting.set(key, { kind, name, origin, count: 1 });
  const now = Date.now();
  if (now < promisedUntil) return;
  // A request may be ended before it has written what it promised; then a later one does.
  promisedUntil = now + 2 * INSIGHTS_WRITE_AFTER_MS;
  c.executionCtx.waitUntil(writeSoon(c));
}

/** Do-Not-Track, or Global Privacy Control. */
function isOptedOut({ req }: AppContext): boolean {
  return req.header('DNT') === '1' || req.header('Sec-GPC') === '1';
}

async function writeSoon(c: AppContext): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, INSIGHTS_WRITE_AFTER_MS));
  const counts = [...waiting.values()];
  waiting.clear();
  promisedUntil = 0;
  try {
    await within(INSIGHTS_STORE_MS, storeCounts(c.env.DB, counts));
  } catch (error) {
    logEvent(c, 'insights-trouble', { reason: reasonOf(error) });
  }
}
