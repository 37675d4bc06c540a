import type { AppContext } from '../context.ts';
import { REVALIDATE } from './cache-control.ts';
import { contentTag, matchesEtag } from './etag.ts';

/** A text that changes with a deploy: asked for again each time, and answered with 304 when it is still the same. */
export async function revalidated(c: AppContext, text: string, fields: Record<string, string>): Promise<Response> {
  const etag = `"${await contentTag(text)}"`;
  const headers = { ...fields, 'Cache-Control': REVALIDATE, ETag: etag };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}
