import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smokeTest } from '../../../scripts/deploy/smoke-test.ts';
import { freePort } from '../../helpers/project/free-port.ts';
import { NO_ASSETS } from '../../helpers/worker/assets.ts';
import { startWorker, type WorkerOverride } from '../../helpers/worker/worker.ts';

type Site = { origin: string; remove: (id: string) => Promise<boolean>; rows: () => Promise<unknown[]> };

/** A version at an address of its own, for the tests of a block. */
function useVersion(override: WorkerOverride = {}): () => Site {
  let runtime: Awaited<ReturnType<typeof startWorker>>;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    runtime = await startWorker({ ...override, port });
  });
  afterAll(() => runtime.dispose());
  const query = async (sql: string) => (await (await runtime.getD1Database('DB')).prepare(sql).all()).results;
  return () => ({
    origin: `http://127.0.0.1:${port}`,
    remove: async (id) => (await query(`delete from feedback where id = '${id}' returning *`)).length === 1,
    rows: () => query('select * from feedback'),
  });
}

describe('a version that works', () => {
  const version = useVersion();

  test('passes, and leaves nothing in the database', async () => {
    const { origin, remove, rows } = version();
    expect(await smokeTest(origin, remove)).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('fails by its feedback alone when that cannot be deleted', async () => {
    expect(await smokeTest(version().origin, async () => false)).toEqual(['feedback, written and deleted']);
  });
});

describe('a version whose files never arrived', () => {
  const version = useVersion(NO_ASSETS);

  test('fails by everything that needs them', async () => {
    const failed = await smokeTest(version().origin, version().remove);
    expect(failed).toEqual(['landing page', 'page in en', 'page in zh', 'search', 'demo', 'agents (MCP)']);
  });
});

test('an address where nobody answers fails by everything', async () => {
  expect(await smokeTest(`http://127.0.0.1:${await freePort()}`, async () => true)).toHaveLength(7);
});
