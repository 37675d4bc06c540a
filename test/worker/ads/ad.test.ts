import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildId } from '#assets';
import { type AdNetwork, startAdNetwork } from '../../../scripts/ad-network/server.ts';
import { GOOD_RECORD } from '../../fixtures/ad-faults.ts';
import { callsOf, SHORT_TIMES, withFeed } from '../../helpers/ads/ads.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const AD = '/toolpad/_edge/ad';

let network: AdNetwork;
beforeAll(async () => {
  network = await startAdNetwork();
});
afterAll(() => network.close());
beforeEach(() => {
  network.received.length = 0;
});

describe('a good ad', () => {
  test('a burst of 200 readers → one call, and each has the ad', async () => {
    await withFeed(network, '/good', {}, async (get) => {
      const answers = await Promise.all(Array.from({ length: 200 }, () => get(AD)));
      for (const answer of answers) expect(await answer.json()).toEqual(GOOD_RECORD);
      expect(callsOf(network, '/good')).toBe(1);
    });
  });

  test('readers one after the other → one call', async () => {
    await withFeed(network, '/good', {}, async (get) => {
      for (let reader = 0; reader < 5; reader += 1) expect((await get(AD)).status).toBe(200);
      expect(callsOf(network, '/good')).toBe(1);
    });
  });

  test('AD_FEED_TTL_S is over → another call', async () => {
    // With time for each attempt: a second one would be a call of its own.
    await withFeed(network, '/good', { testBindings: { AD_TIMES: { ...SHORT_TIMES, attempt: 10_000, total: 20_000 } } }, async (get) => {
      for (let reader = 0; reader < 3; reader += 1) expect((await get(AD)).status).toBe(200);
      expect(callsOf(network, '/good')).toBe(3);
    });
  });

  test('comes as JSON that nobody keeps', async () => {
    await withFeed(network, '/good', {}, async (get) => {
      const { headers } = await get(AD);
      expect(headers.get('Content-Type')).toBe('application/json');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Set-Cookie')).toBeNull();
    });
  });
});

describe('no ad', () => {
  test('a burst of 200 readers → one round of ten calls, and each has 204; so has who comes next', async () => {
    await withFeed(network, '/json/no-ad', {}, async (get) => {
      const answers = await Promise.all(Array.from({ length: 200 }, () => get(AD)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
      expect((await get(AD)).status).toBe(204);
      expect(callsOf(network, '/json/no-ad')).toBe(10);
    });
  });

  test.each([
    ['Googlebot/2.1 (+http://www.google.com/bot.html)', 0],
    ['my-crawler', 0],
    ['Baiduspider', 0],
    ['ROBOT', 0],
    ['crawling', 0],
    ['Mozilla/5.0 (X11; Linux x86_64)', 1],
    ['', 1],
  ])('a user agent %j → calls: %i', async (agent, calls) => {
    await withFeed(network, '/good', {}, async (get) => {
      const answer = await get(AD, { headers: { 'User-Agent': agent } });
      expect(answer.status).toBe(calls === 0 ? 204 : 200);
      expect(callsOf(network, '/good')).toBe(calls);
    });
  });

  const { get } = useWorker();
  test('without a feed → 204', async () => {
    const answer = await get(AD);
    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 204, body: '' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('what the operator is told of the feed', () => {
  const feedOf = async (get: (path: string) => Promise<Response>) => {
    const { feed }: { feed: { last: string; age: number } | null } = await (await get('/toolpad/_edge/health')).json();
    return feed;
  };

  test.each([
    ['/good', 'ad'],
    ['/json/no-ad', 'none'],
    ['/wire/reset', 'unreachable'],
  ])('%s → nothing before it is asked, then "%s"', async (feed, last) => {
    await withFeed(network, feed, {}, async (get) => {
      expect(await feedOf(get)).toBeNull();
      const started = Date.now();
      await get(AD);
      const told = await feedOf(get);
      expect(told).toEqual({ last, age: expect.any(Number) });
      expect(told?.age).toBeGreaterThanOrEqual(0);
      expect(told?.age).toBeLessThanOrEqual(Math.ceil((Date.now() - started) / 1000));
    });
  });

  test.each([
    ['/good', [], {}],
    ['/json/no-ad', [], {}],
    ['/wire/reset', ['unreachable'], {}],
    ['/wire/never-answers', ['slow'], { testBindings: { AD_TIMES: SHORT_TIMES } }],
  ])('%s → lines of the log: %j', async (feed, reasons, override) => {
    await withFeed(network, feed, override, async (get, log) => {
      await get(`${AD}?reader=1`);
      expect(log.map((line) => JSON.parse(line))).toEqual(
        reasons.map((reason) => ({ event: 'feed-trouble', build: buildId, route: '_edge/ad', at: expect.any(String), reason })),
      );
    });
  });

  test('a feed that is slow → "slow"', async () => {
    await withFeed(network, '/wire/never-answers', { testBindings: { AD_TIMES: SHORT_TIMES } }, async (get) => {
      await get(AD);
      expect(await feedOf(get)).toMatchObject({ last: 'slow' });
    });
  });
});

test('a redirect is not followed', async () => {
  await withFeed(network, '/status/301', {}, async (get) => {
    expect((await get(AD)).status).toBe(204);
    expect(callsOf(network, '/good')).toBe(0);
  });
});
