import type { AdRecord } from '../../client/shared/ad.ts';
import type { AdTimes } from '../env.ts';
import { readBody } from '../http/read-body.ts';

/** How often the feed is asked until an ad qualifies. */
export const AD_FEED_MAX_ATTEMPTS = 10;
/** The longest accepted answer of the feed, in bytes. */
export const AD_FEED_MAX_BYTES = 65_536;

type Find = (body: string) => AdRecord | undefined;

/** The feed's ad or none; `trouble` says why there is none, where it is not that no ad qualifies. */
type FeedAnswer = { ad: AdRecord | null; trouble?: 'unreachable' | 'slow' };

/** Asks the feed until an ad qualifies, the attempts or the time are used up, or the feed cannot be reached. Never throws. */
export async function askFeed(feedUrl: string, times: AdTimes, find: Find): Promise<FeedAnswer> {
  const total = AbortSignal.timeout(times.total);
  for (let attempt = 0; attempt < AD_FEED_MAX_ATTEMPTS && !total.aborted; attempt += 1) {
    const signal = AbortSignal.any([total, AbortSignal.timeout(times.attempt)]);
    try {
      const body = await askOnce(feedUrl, signal);
      const ad = body === undefined ? undefined : find(body);
      if (ad) return { ad };
    } catch {
      // Out of time is one attempt of ten; a name failure, a refusal or a reset would only be repeated.
      if (!signal.aborted) return { ad: null, trouble: 'unreachable' };
    }
  }
  return total.aborted ? { ad: null, trouble: 'slow' } : { ad: null };
}

/** The feed's answer as text, if it is one that may be read. Nothing of the reader's request goes along. */
async function askOnce(feedUrl: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(feedUrl, { headers: { Accept: 'application/json' }, redirect: 'manual', signal });
  if (response.status === 200) return readBody(response, AD_FEED_MAX_BYTES);
  await response.body?.cancel();
  return undefined;
}
