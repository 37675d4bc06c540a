import type { AppContext } from '../context.ts';
import { configOf } from '../env.ts';
import { logEvent } from '../log/log-event.ts';
import type { EventBatch } from './events.ts';

/** The product may take this long, in milliseconds; no reader waits for it. */
const FORWARD_TIMEOUT_MS = 5000;

/** Hands a batch to the analytics product (measurement protocol), without address, user agent or cookie of the reader. Never throws. */
export async function forward(c: AppContext, batch: EventBatch): Promise<void> {
  const { ANALYTICS_URL, GA_MEASUREMENT_ID } = configOf(c.env);
  const address = new URL(ANALYTICS_URL);
  address.searchParams.set('measurement_id', GA_MEASUREMENT_ID);
  address.searchParams.set('api_secret', c.env.GA_API_SECRET ?? '');
  try {
    const signal = AbortSignal.timeout(FORWARD_TIMEOUT_MS);
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(toProtocol(batch)), redirect: 'manual', signal });
    await response.body?.cancel();
    if (!response.ok) logEvent(c, 'analytics-trouble', { status: response.status });
  } catch (error) {
    // The address holds the secret, so no more is logged than the error's kind.
    logEvent(c, 'analytics-trouble', { reason: error instanceof Error ? error.name : 'failed' });
  }
}

/** The product's names have no dashes; its reports need a session and some time in it. */
function toProtocol({ session, properties, events }: EventBatch): unknown {
  // Stryker disable next-line Regex: a session begins with a digit.
  const common = { session_id: session.replace(/^\d+\./, ''), engagement_time_msec: 1 };
  const known = Object.entries(properties).filter(([, value]) => value !== undefined);
  return {
    client_id: session,
    non_personalized_ads: true,
    user_properties: Object.fromEntries(known.map(([name, value]) => [name, { value }])),
    // Stryker disable next-line StringLiteral: no name of today has a dash.
    events: events.map(({ name, params }) => ({ name: name.replaceAll('-', '_'), params: { ...params, ...common } })),
  };
}
