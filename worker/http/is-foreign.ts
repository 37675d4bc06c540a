import type { AppContext } from '../context.ts';
import { configOf, isLoopback } from '../env.ts';

/**
 * Whether another site's page sent this. A client that names no origin isn't a browser, or is an old one. Under a name that is not the
 * site's, the origin proves nothing: whoever owns the name can let it point here. Hono's `csrf` does not ask for that, and lets JSON pass.
 */
export function isForeign(c: AppContext): boolean {
  const origin = c.req.header('Origin');
  if (origin === undefined) return ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '');
  return origin !== new URL(c.req.url).origin || !isOwnHost(c);
}

/** Whether a page asks under a name that is not the site's and that its owner lets point here. */
export function isRebound(c: AppContext): boolean {
  return c.req.header('Origin') !== undefined && !isOwnHost(c);
}

function isOwnHost(c: AppContext): boolean {
  const own = new URL(c.req.url);
  return own.host === configOf(c.env).DOCS_HOST || isLoopback(own.hostname);
}
