import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdNetwork, startAdNetwork } from '../../../scripts/ad-network/server.ts';
import { GOOD_RECORD } from '../../fixtures/ad-faults.ts';
import { withFeed } from '../../helpers/ads/ads.ts';
import { CACHE_FAULTS, type CacheFault, workerWithFaultyCache } from '../../helpers/faults/faulty-cache.ts';
import { LOCALIZED_PAGES, PAGE } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const FAULTS = Object.keys(CACHE_FAULTS) as CacheFault[];

let network: AdNetwork;
beforeAll(async () => {
  network = await startAdNetwork();
});
afterAll(() => network.close());

describe.each(FAULTS)('an edge cache that %s', (fault) => {
  const worker = workerWithFaultyCache(fault);
  const { get, console } = useWorker({ worker });

  test.each([
    [PAGE, 200],
    [`/zh${PAGE}`, 200],
    ['/toolpad', 200],
    ['/toolpad/core/nope', 404],
    ['/toolpad/search?q=dialog', 200],
    [`${PAGE}.md`, 200],
  ])('%s → %i, twice', async (path, status) => {
    expect([(await get(path)).status, (await get(path)).status]).toEqual([status, status]);
  });

  test('→ is told to the operator as one line of JSON for each event, with build, kind and time', () => {
    const lines = console.map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(line).toMatchObject({
        event: 'cache-trouble',
        build: expect.any(String),
        route: 'page',
        at: expect.stringMatching(/^20.*Z$/),
      });
  });

  test('→ the ad comes all the same', async () => {
    await withFeed(network, '/good', { worker }, async (ask) => {
      const answer = await ask('/toolpad/_edge/ad');
      expect([answer.status, await answer.json()]).toEqual([200, GOOD_RECORD]);
    });
  });
});

describe('an edge cache that is full', () => {
  const { get } = useWorker({ worker: workerWithFaultyCache('is full or lost') });
  test('→ every page in both languages is 200', async () => {
    const failed: string[] = [];
    for (const path of LOCALIZED_PAGES) if ((await get(path)).status !== 200) failed.push(path);
    expect(failed).toEqual([]);
  });
});
