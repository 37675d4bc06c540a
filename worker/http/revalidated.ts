import type { AppContext } from '../context.ts';
import { REVALIDATE } from './cache-control.ts';
import { contentTag, matchesEtag } from './etag.ts';

/** A text as it is sent, with its ETag. */
export type TaggedText = { bytes: Uint8Array; etag: string };

/** Makes a text ready to be sent, however often. */
export async function tagged(text: string): Promise<TaggedText> {
  return { bytes: new TextEncoder().encode(text), etag: `"${await contentTag(text)}"` };
}

/** A text that changes with a deploy: asked for again each time, and answered with 304 when it is still the same. */
export async function revalidated(c: AppContext, text: string, fields: Record<string, string>): Promise<Response> {
  return revalidatedTagged(c, await tagged(text), fields);
}

/** The same for a text that was made ready before. */
export function revalidatedTagged(c: AppContext, { bytes, etag }: TaggedText, fields: Record<string, string>): Response {
  const headers = { ...fields, 'Cache-Control': REVALIDATE, ETag: etag };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers });
}
