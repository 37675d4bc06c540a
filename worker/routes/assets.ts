import type { AppContext } from '../context.ts';
import { IMMUTABLE, ONE_DAY } from '../http/cache-control.ts';

/** Hashed files of the build. Only a file that was found may be kept. */
export async function hashedAsset(c: AppContext): Promise<Response> {
  return publicFile(c, IMMUTABLE);
}

/** Files with a fixed name: icons, pictures, the highlighting stylesheet. */
export async function staticFile(c: AppContext): Promise<Response> {
  return publicFile(c, ONE_DAY);
}

async function publicFile(c: AppContext, cacheControl: string): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status === 304) return new Response(null, { status: 304, headers: { 'Cache-Control': cacheControl } });
  if (!file.ok) return c.notFound();
  const headers = new Headers(file.headers);
  headers.set('Cache-Control', cacheControl);
  return new Response(file.body, { status: file.status, headers });
}
