import { buildId } from '#assets';
import { products } from '#content';
import type { AppContext } from '../context.ts';
import { NO_STORE } from '../http/cache-control.ts';

/** Which build answers, what it documents, and whether what it stands on answers too. Always 200: a failing part is in the body. */
export async function health(c: AppContext): Promise<Response> {
  const [database, assets] = await Promise.all([
    answers(() => c.env.DB.prepare('select 1 from feedback limit 1').first()),
    answers(async () => {
      const file = await c.env.ASSETS.fetch('https://assets.invalid/_content/navigation/core.json');
      if (!file.ok) throw new Error(`${file.status}`);
    }),
  ]);
  const versions = Object.fromEntries(Object.values(products).map(({ id, versions: [version] }) => [id, version.text]));
  return c.json({ build: buildId, versions, database, assets }, 200, { 'Cache-Control': NO_STORE });
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch {
    return false;
  }
}
