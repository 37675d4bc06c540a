import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AdNetwork, FEEDS, startAdNetwork } from '../../../scripts/ad-network/server.ts';
import { AD_FAULTS, GOOD_RECORD } from '../../fixtures/ad-faults.ts';
import { callsOf, SHORT_TIMES, withFeed } from '../../helpers/ads/ads.ts';
import { freePort } from '../../helpers/project/free-port.ts';

let network: AdNetwork;
beforeAll(async () => {
  network = await startAdNetwork();
});
afterAll(() => network.close());

/** Times that no call takes, however busy the machine is. */
const LONG_TIMES = { ...SHORT_TIMES, attempt: 1000, total: 60_000 };

/** The endpoint's answer with the feed at an address. */
function askWith(feed: string, times: typeof SHORT_TIMES) {
  return withFeed(network, feed, { testBindings: { AD_TIMES: times } }, async (get) => {
    const answer = await get('/toolpad/_edge/ad');
    const body = await answer.text();
    return { status: answer.status, record: body ? JSON.parse(body) : undefined };
  });
}

describe('a feed that is faulty', () => {
  test('is tried in at least 60 ways, and every one that the stand-in knows', () => {
    expect(AD_FAULTS.length).toBeGreaterThanOrEqual(60);
    expect(AD_FAULTS.map(([path]) => path).sort()).toEqual(
      Object.keys(FEEDS)
        .filter((path) => path !== '/good')
        .sort(),
    );
  });

  test.each(AD_FAULTS)('%s → %o, after calls: %s', async (path, becomes, calls) => {
    const { status, record } = await askWith(path, calls === 'few' ? SHORT_TIMES : LONG_TIMES);
    if (becomes === 'nothing') expect({ status, record }).toEqual({ status: 204, record: undefined });
    else expect({ status, record }).toEqual({ status: 200, record: { ...GOOD_RECORD, ...becomes } });
    if (calls !== 'few') expect(callsOf(network, path)).toBe(calls);
  });

  describe.each(AD_FAULTS.filter(([, , calls]) => calls === 'few'))('%s, which never ends', (path) => {
    beforeEach(() => {
      network.received.length = 0;
    });

    test('is given up after the time of a call, and asked again', async () => {
      expect(await askWith(path, { ...SHORT_TIMES, total: LONG_TIMES.total })).toMatchObject({ status: 204 });
      expect(callsOf(network, path)).toBeGreaterThan(1);
    });

    test('is given up after the time of all calls', async () => {
      expect(await askWith(path, { ...SHORT_TIMES, attempt: LONG_TIMES.total })).toMatchObject({ status: 204 });
      expect(callsOf(network, path)).toBeLessThanOrEqual(1);
    });
  });

  test.each([
    ['refuses', async () => `http://127.0.0.1:${await freePort()}/`],
    ['has no name', async () => 'https://ads.invalid/feed.json'],
    ['speaks no TLS', async () => `${network.url.replace('http', 'https')}/good`],
  ])('a host that %s → nothing, and it is not asked again', async (_, address) => {
    await withFeed(network, await address(), { testBindings: { AD_TIMES: LONG_TIMES } }, async (get) => {
      expect((await get('/toolpad/_edge/ad')).status).toBe(204);
      expect(await (await get('/toolpad/_edge/health')).json()).toMatchObject({ feed: { last: 'unreachable' } });
    });
  });
});
