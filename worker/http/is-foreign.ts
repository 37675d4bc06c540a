import type { AppContext } from '../context.ts';
import { configOf, isLoopback } from '../env.ts';

/**
 * Whether another site's page sent this. A client that names no origin isn't a browser, or is an old one. Under a name that is not the
 * site's, the origin proves nothing: whoever owns the name can let it point here.
 */
export function isForeign(c: AppContext): boolean {
  const origin = c.req.header('Origin');
  if (origin === undefined) return ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '');
  const own = new URL(c.req.url);
  return origin !== own.origin || !(own.host === configOf(c.env).DOCS_HOST || isLoopback(own.hostname));
}
