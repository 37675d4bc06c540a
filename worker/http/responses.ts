import { NO_STORE } from './cache-control.ts';

/** A short text answer. */
export function text(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_STORE, ...headers } });
}

/** A permanent redirect to a path of this site, or to the production host's blog. */
export function movedPermanently(location: string, cacheControl: string): Response {
  return new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': cacheControl } });
}
