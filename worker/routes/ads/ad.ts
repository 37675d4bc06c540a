import { isBot } from '../../../client/shared/analytics/bot.ts';
import { sharedAd } from '../../ads/shared-ad.ts';
import type { AppContext } from '../../context.ts';
import { configOf } from '../../env.ts';

/** An ad of the network's feed as JSON, or 204 when there is none. For bots, and without a feed, nobody is asked. */
export async function ad(c: AppContext): Promise<Response> {
  const isLeftOut = !configOf(c.env).AD_FEED_URL || isBot(c.req.header('User-Agent') ?? '');
  const record = isLeftOut ? null : await sharedAd(c);
  return record ? Response.json(record) : new Response(null, { status: 204 });
}
