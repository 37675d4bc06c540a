import { describe, expect, test } from 'vitest';
import { buildId } from '#assets';
import { products } from '#content';
import { NO_ASSETS } from '../helpers/assets.ts';
import { PAGES } from '../helpers/pages.ts';
import { useWorker } from '../helpers/worker.ts';

const URL = '/toolpad/_edge/health';
const versions = { core: products.core.versions[0].text, studio: products.studio.versions[0].text };

describe('everything is there', () => {
  const { get } = useWorker();
  test('→ 200, the build and its versions, all true', async () => {
    const answer = await get(URL);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({ build: buildId, versions, database: true, assets: true });
  });
});

describe('the database has no tables', () => {
  const { get } = useWorker({ migrations: false });
  test('→ 200, database false', async () => {
    const answer = await get(URL);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ build: buildId, versions, database: false, assets: true });
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
    expect(await answer.json()).toEqual({ build: buildId, versions, database: true, assets: false });
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
