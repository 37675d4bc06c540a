import { buildId } from '#assets';
import type { AdRecord } from '../../client/shared/ad.ts';
import { AD_FEED_ATTEMPT_MS, AD_FEED_TOTAL_MS, AD_NONE_TTL_MS } from '../../client/shared/constants.ts';
import type { AppContext } from '../context.ts';
import { type AdTimes, type Config, configOf } from '../env.ts';
import { askFeed } from './ask-feed.ts';
import { findAd } from './find-ad.ts';

/** An answer of the feed, null for "no ad", and the time until which it holds, in milliseconds since 1970. */
type Kept = { ad: AdRecord | null; until: number };

const kept = new Map<string, Kept>();
const asking = new Map<string, Promise<Kept>>();

/** The ad of the moment, or null. Readers who ask at the same time or soon after share one answer; only its plain data is shared. */
export async function sharedAd(c: AppContext): Promise<AdRecord | null> {
  const config = configOf(c.env);
  const key = cacheKey(config);
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.ad;
  return (await (asking.get(key) ?? begin(c, config, key))).ad;
}

function begin(c: AppContext, config: Config, key: string): Promise<Kept> {
  const loading = load(c, config, key).finally(() => asking.delete(key));
  asking.set(key, loading);
  // Others may wait for this promise, so it must outlive the request that began it.
  c.executionCtx.waitUntil(loading.catch(() => {}));
  return loading;
}

async function load(c: AppContext, config: Config, key: string): Promise<Kept> {
  const stored = await caches.default.match(key);
  const known = await stored?.json<Kept>();
  const answer = known && known.until > Date.now() ? known : await ask(config, timesOf(c, config));
  kept.set(key, answer);
  if (answer !== known) c.executionCtx.waitUntil(store(key, answer));
  return answer;
}

async function ask(config: Config, times: AdTimes): Promise<Kept> {
  const find = (body: string) => findAd(body, { imageHosts: config.AD_IMAGE_HOSTS, now: Date.now() });
  const ad = await askFeed(config.AD_FEED_URL, times, find);
  return { ad, until: Date.now() + (ad ? times.good : times.none) };
}

function timesOf(c: AppContext, { AD_FEED_TTL_S }: Config): AdTimes {
  return c.env.AD_TIMES ?? { attempt: AD_FEED_ATTEMPT_MS, total: AD_FEED_TOTAL_MS, good: AD_FEED_TTL_S * 1000, none: AD_NONE_TTL_MS };
}

async function store(key: string, answer: Kept): Promise<void> {
  const seconds = Math.floor((answer.until - Date.now()) / 1000);
  if (seconds < 1) return;
  await caches.default.put(key, Response.json(answer, { headers: { 'Cache-Control': `public, max-age=${seconds}` } }));
}

/** An address of our own, each part encoded. What the hosts allow is in the answer, so they are in the key. */
function cacheKey({ AD_FEED_URL, AD_IMAGE_HOSTS }: Config): string {
  return `https://ads.invalid/${[buildId, AD_FEED_URL, AD_IMAGE_HOSTS.join()].map(encodeURIComponent).join('/')}`;
}
