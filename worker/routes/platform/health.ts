import { buildId } from '#assets';
import { products } from '#content';
import { siteFile } from '../../../client/shared/address/built-files.ts';
import { currentVersion } from '../../../client/shared/product.ts';
import { feedHealth } from '../../ads/shared-ad.ts';
import { loadAsset } from '../../content.ts';
import type { AppContext } from '../../context.ts';
import { configIdOf } from '../../env.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { isWithin } from '../../http/limits.ts';
import { within } from '../../within.ts';

/** Each part that the health of the site is asked of has this long to answer, in milliseconds. */
const HEALTH_PART_MS = 500;

/** A write that went well speaks for the next ones so long, in seconds: each costs rows, of which a free plan has 100,000 a day for all readers. */
const WRITE_HOLDS_S = 60;
const MARK = 'written';

/** Which build answers, what it documents, and whether what it stands on answers too. Always 200: a failing part is in the body. */
export async function health(c: AppContext): Promise<Response> {
  const [cache, database, assets] = await Promise.all([answers(tryCache), answers(() => tryDatabase(c)), answers(() => tryAssets(c))]);
  const versions = Object.fromEntries(Object.values(products).map((product) => [product.id, currentVersion(product)]));
  return c.json({ build: buildId, versions, cache, database, assets, feed: feedHealth(c) }, 200, { 'Cache-Control': NO_STORE });
}

async function tryCache(): Promise<void> {
  const key = `https://health.invalid/${crypto.randomUUID()}`;
  await caches.default.put(key, new Response('well', { headers: { 'Cache-Control': 'max-age=60' } }));
  const stored = await caches.default.match(key);
  // What is there must be read, or it keeps its connection.
  await stored?.body?.cancel();
  await caches.default.delete(key);
}

/** A write that is taken back in the same transaction: a full database reads well and stores nothing. */
async function tryDatabase(c: AppContext): Promise<void> {
  const { DB } = c.env;
  const mark = `https://health.invalid/written/${buildId}/${configIdOf(c.env)}`;
  if ((await isMarked(mark)) || !(await isWithin(c, 'EVENTS_LIMIT')))
    return void (await DB.prepare('select 1 from feedback limit 1').first());
  const id = crypto.randomUUID();
  await DB.batch([
    DB.prepare("insert into feedback (id, page, rating) values (?, '/toolpad', 1)").bind(id),
    DB.prepare('delete from feedback where id = ?').bind(id),
  ]);
  c.executionCtx.waitUntil(setMark(mark).catch(() => {}));
}

/** Whether the database has taken a write a little while ago. A cache that fails or is slow knows nothing. */
async function isMarked(mark: string): Promise<boolean> {
  try {
    return (
      (await within(
        HEALTH_PART_MS / 5,
        caches.default.match(mark).then((stored) => stored?.text()),
      )) === MARK
    );
  } catch {
    return false;
  }
}

async function setMark(mark: string): Promise<void> {
  await caches.default.put(mark, new Response(MARK, { headers: { 'Cache-Control': `max-age=${WRITE_HOLDS_S}` } }));
}

async function tryAssets(c: AppContext): Promise<void> {
  const file = await loadAsset(c, siteFile('navigation/core'));
  await file.body?.cancel();
}

async function answers(ask: () => Promise<void>): Promise<boolean> {
  try {
    await within(HEALTH_PART_MS, ask());
    return true;
  } catch {
    return false;
  }
}
