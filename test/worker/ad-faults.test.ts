import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdNetwork, FEEDS, startAdNetwork } from '../../scripts/ad-network/server.ts';
import { AD_FAULTS, GOOD_RECORD } from '../fixtures/ad-faults.ts';
import { callsOf, SHORT_TIMES, withFeed } from '../helpers/ads.ts';
import { freePort } from '../helpers/free-port.ts';

let network: AdNetwork;
beforeAll(async () => {
  network = await startAdNetwork();
});
afterAll(() => network.close());

const override = { testBindings: { AD_TIMES: SHORT_TIMES } };

/** The endpoint's answer with the feed at an address: status, body and how long it took, in milliseconds. */
function askWith(feed: string) {
  return withFeed(network, feed, override, async (get) => {
    const started = performance.now();
    const answer = await get('/toolpad/_edge/ad');
    const body = await answer.text();
    return { status: answer.status, record: body ? JSON.parse(body) : undefined, took: performance.now() - started };
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
    const { status, record, took } = await askWith(path);
    if (becomes === 'nothing') expect({ status, record }).toEqual({ status: 204, record: undefined });
    else expect({ status, record }).toEqual({ status: 200, record: { ...GOOD_RECORD, ...becomes } });
    const asked = callsOf(network, path);
    if (calls === 'few') expect(asked).toBe(3);
    else expect(asked).toBe(calls);
    expect(took).toBeLessThan(1500);
  });

  test.each([
    ['refuses', async () => `http://127.0.0.1:${await freePort()}/`],
    ['has no name', async () => 'https://ads.invalid/feed.json'],
    ['speaks no TLS', async () => `${network.url.replace('http', 'https')}/good`],
  ])('a host that %s → nothing, at once', async (_, address) => {
    const { status, took } = await askWith(await address());
    expect(status).toBe(204);
    expect(took).toBeLessThan(1500);
  });
});
