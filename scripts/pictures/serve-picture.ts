import { basename } from 'node:path';
import { Response } from 'miniflare';
import { listedPictures } from './listed.ts';
import { keptPicture } from './store.ts';

/** The binding of local runs that draws a picture when it is first asked for: a start need not wait for all of them. */
export async function servePicture(request: { url: string }): Promise<Response> {
  const name = basename(new URL(request.url).pathname);
  const facts = new Map(Object.entries(listedPictures())).get(name);
  if (!facts) return new Response(null, { status: 404 });
  return new Response(await keptPicture(name, facts), { headers: { 'Content-Type': 'image/png' } });
}
