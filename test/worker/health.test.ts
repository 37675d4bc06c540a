import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildId } from '#assets';
import { products } from '#content';
import { type AdNetwork, startAdNetwork } from '../../scripts/ad-network/server.ts';
import { SHORT_TIMES, withFeed } from '../helpers/ads/ads.ts';
import { CACHE_FAULTS, type CacheFault, workerWithFaultyCache } from '../helpers/faults/faulty-cache.ts';
import { databaseOf, storedRows } from '../helpers/feedback/feedback.ts';
import { PAGES } from '../helpers/html/pages.ts';
import { NO_ASSETS } from '../helpers/worker/assets.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const URL = '/toolpad/_edge/health';
const versions = { core: products.core.versions[0].text, studio: products.studio.versions[0].text };

describe('everything is there', () => {
  const { get } = useWorker();
  test('→ 200, the build and its versions, all true', async () => {
    const answer = await get(URL);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({ build: buildId, versions, cache: true, database: true, assets: true, feed: 'off' });
  });
});

describe('the database has no tables', () => {
  const { get } = useWorker({ migrations: false });
  test('→ 200, database false', async () => {
    const answer = await get(URL);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ build: buildId, versions, cache: true, database: false, assets: true, feed: 'off' });
  });

  test.each([...PAGES, '/toolpad/settings'])('%s → still 200', async (path) => {
    expect((await get(path)).status).toBe(200);
  });
});

describe('the assets are gone', () => {
  const { get } = useWorker(NO_ASSETS);
  test('→ 200, assets false', async () => {
    const answer = await get(URL);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ build: buildId, versions, cache: true, database: true, assets: false, feed: 'off' });
  });

  test.each([
    ['/toolpad/settings', 200],
    ['/toolpad/nothing', 404],
    ['/robots.txt', 200],
    ['/', 301],
  ])('%s needs none → %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('the database reads well and refuses every write, as a full one does', () => {
  const { get, runtime } = useWorker();
  test('→ database false; true again when it is well, and nothing of the trial is left', async () => {
    const database = await databaseOf(runtime());
    await database
      .prepare("create trigger full before insert on feedback begin select raise(abort, 'database or disk is full'); end")
      .run();
    expect(await (await get(URL)).json()).toMatchObject({ database: false });
    await database.prepare('drop trigger full').run();
    expect(await (await get(URL)).json()).toMatchObject({ database: true });
    expect(await storedRows(runtime())).toEqual([]);
  });

  // Anyone may ask, and each write counts against what the database takes in a day.
  test('→ a write that went well speaks for those who ask next', async () => {
    const database = await databaseOf(runtime());
    await database.batch([
      database.prepare('create table writes (id text)'),
      database.prepare('create trigger counted after insert on feedback begin insert into writes values (new.id); end'),
    ]);
    for (let asked = 0; asked < 5; asked++) expect(await (await get(URL)).json()).toMatchObject({ database: true });
    expect((await database.prepare('select count(*) as count from writes').first<{ count: number }>())?.count).toBeLessThanOrEqual(1);
  });
});

describe.each(Object.keys(CACHE_FAULTS) as CacheFault[])('an edge cache that %s', (fault) => {
  const { get } = useWorker({ worker: workerWithFaultyCache(fault) });
  // One that never answers would keep this waiting for ever, if it was waited for.
  test('→ cache as it is, and told', async () => {
    expect(await (await get(URL)).json()).toMatchObject({ cache: fault === 'hands out rubbish', database: true, assets: true });
  });
});

describe('a feed', () => {
  let network: AdNetwork;
  beforeAll(async () => {
    network = await startAdNetwork();
  });
  afterAll(() => network.close());

  test.each([
    ['/good', 'ad'],
    ['/json/no-ad', 'none'],
    ['/wire/reset', 'unreachable'],
    ['/wire/never-answers', 'slow'],
  ])('%s → unknown before it was asked, then %s and how old that is', async (path, last) => {
    // Only what never answers is to be given up soon: a busy machine is slow as well.
    const testBindings = last === 'slow' ? { AD_TIMES: SHORT_TIMES } : undefined;
    await withFeed(network, path, { migrations: true, testBindings }, async (get) => {
      expect(await (await get(URL)).json()).toMatchObject({ feed: null });
      await get('/toolpad/_edge/ad');
      expect(await (await get(URL)).json()).toMatchObject({ feed: { last, age: expect.any(Number) } });
    });
  });
});
