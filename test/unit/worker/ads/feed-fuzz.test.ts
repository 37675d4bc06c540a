import { expect, test } from 'vitest';
import { parseAdRecord } from '../../../../client/shared/ad.ts';
import { feedOf } from '../../../../scripts/ad-network/feed.ts';
import { AD_FEED_MAX_BYTES } from '../../../../worker/ads/ask-feed.ts';
import { findAd } from '../../../../worker/ads/find-ad.ts';
import { withCpuTime } from '../../../helpers/browser/cpu-time.ts';
import { pick, seededRandom } from '../../../helpers/random.ts';

const rules = { imageHosts: ['img.ads.example', 'count.ads.example'], now: 1_800_000_000_000 };
const FIELDS = ['statlink', 'statimp', 'pixel', 'timestamp', 'image', 'company', 'description'];
const PIECES = [
  ...['[timestamp]', '||', '€', '\ud800', '\u202e', '<script>', '<', '&lt;', '%', '\0', 'x', ' ', '//', 'https://count.ads.example/', '好'],
  ...['https://img.ads.example/', 'https://click.ads.example/', 'javascript:', '{', '"', '\\', '#', '?', '@', ':8443'],
];
const ROUNDS = 3000;

/** What stands in a field: most often a text made of pieces that mean something, at times long; at times something else. */
function textOrNot(random: () => number): unknown {
  const kind = random();
  if (kind < 0.1) return pick([null, undefined, 0, -1, 1e308, true, {}, [], ['x'], { length: 9 }], random);
  const piece = pick(PIECES, random);
  if (kind < 0.3) return piece.repeat(Math.floor((random() * 20_000) / piece.length));
  return Array.from({ length: Math.floor(random() * 30) }, () => pick(PIECES, random)).join('');
}

test(`${ROUNDS} feeds of chance → each judged in little time and memory, and whatever comes out is short, whole and passes the page's own check`, () => {
  const random = seededRandom(17);
  const before = process.memoryUsage().rss;
  let found = 0;
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const changes = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      Object.fromEntries(FIELDS.filter(() => random() < 0.4).map((name) => [name, textOrNot(random)])),
    );
    const body = feedOf(...changes).slice(0, AD_FEED_MAX_BYTES);
    const { result: record, tookMs } = withCpuTime(() => findAd(body, rules));
    slowest = Math.max(slowest, tookMs);
    if (!record) continue;
    found += 1;
    const text = JSON.stringify(record);
    expect(text.length).toBeLessThan(32_768);
    expect(text.isWellFormed()).toBe(true);
    expect(parseAdRecord(JSON.parse(text))).toEqual(record);
    expect([record.name, record.description].join()).not.toMatch(/<[a-z/!?]|\p{Cc}|\p{Cf}/iu);
  }
  expect(found).toBeGreaterThan(ROUNDS / 10);
  expect(slowest).toBeLessThan(200);
  expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
});
