import { buildId } from '#assets';
import type { AdRecord } from '../../client/shared/ad.ts';
import type { AppContext } from '../context.ts';
import { type AdTimes, type Config, configOf } from '../env.ts';
import { findAnswer, keepAnswer } from '../http/stored-answers.ts';
import { logEvent } from '../log/log-event.ts';
import { sharedWork } from '../shared-work.ts';
import { askFeed } from './ask-feed.ts';
import { findAd } from './find-ad.ts';

/** Each attempt at the feed ends after this long, and all of them together, in milliseconds. */
const AD_FEED_ATTEMPT_MS = 800;
const AD_FEED_TOTAL_MS = 3000;
/** That the feed has no ad is remembered this long, in milliseconds. */
const AD_NONE_TTL_MS = 5000;

/** An answer of the feed, null for "no ad", when it was given and until when it holds, in milliseconds since 1970. */
type Kept = { ad: AdRecord | null; asked: number; until: number; trouble?: string };

const kept = new Map<string, Kept>();
const asking = sharedWork<Kept>();

/** The ad of the moment, or null. Readers who ask at the same time or soon after share one answer; only its plain data is shared. */
export async function sharedAd(c: AppContext): Promise<AdRecord | null> {
  const config = configOf(c.env);
  const key = cacheKey(config);
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.ad;
  return (await asking(c, key, () => load(c, config, key))).ad;
}

/** What this isolate last heard of the feed, and how many seconds ago; `off` where no feed is set, null when it was not asked yet. */
export function feedHealth(c: AppContext): 'off' | { last: string; age: number } | null {
  const config = configOf(c.env);
  if (!config.AD_FEED_URL) return 'off';
  const answer = kept.get(cacheKey(config));
  if (!answer) return null;
  return { last: answer.trouble ?? (answer.ad ? 'ad' : 'none'), age: Math.round((Date.now() - answer.asked) / 1000) };
}

async function load(c: AppContext, config: Config, key: string): Promise<Kept> {
  const known = await findAnswer(c, key, (stored) => stored.json<Kept>());
  const answer = known && known.until > Date.now() ? known : await ask(c, config);
  kept.set(key, answer);
  if (answer !== known) store(c, key, answer);
  return answer;
}

async function ask(c: AppContext, config: Config): Promise<Kept> {
  const times = timesOf(c, config);
  const asked = Date.now();
  const find = (body: string) => findAd(body, { imageHosts: config.AD_IMAGE_HOSTS, now: Date.now() });
  const { ad, trouble } = await askFeed(config.AD_FEED_URL, times, find);
  if (trouble) logEvent(c, 'feed-trouble', { reason: trouble });
  return { ad, asked, until: Date.now() + (ad ? times.good : times.none), ...(trouble && { trouble }) };
}

function timesOf(c: AppContext, { AD_FEED_TTL_S }: Config): AdTimes {
  return c.env.AD_TIMES ?? { attempt: AD_FEED_ATTEMPT_MS, total: AD_FEED_TOTAL_MS, good: AD_FEED_TTL_S * 1000, none: AD_NONE_TTL_MS };
}

function store(c: AppContext, key: string, answer: Kept): void {
  const seconds = Math.floor((answer.until - Date.now()) / 1000);
  if (seconds < 1) return;
  keepAnswer(c, key, Response.json(answer, { headers: { 'Cache-Control': `public, max-age=${seconds}` } }));
}

/** An address of our own, each part encoded. What the hosts allow is in the answer, so they are in the key. */
function cacheKey({ AD_FEED_URL, AD_IMAGE_HOSTS }: Config): string {
  return `https://ads.invalid/${[buildId, AD_FEED_URL, AD_IMAGE_HOSTS.join()].map(encodeURIComponent).join('/')}`;
}
