import type { AppContext } from '../context.ts';

/** Whether another site's page sent this. A client that names no origin is no browser, or an old one. */
export function isForeign(c: AppContext): boolean {
  const origin = c.req.header('Origin');
  if (origin !== undefined) return origin !== new URL(c.req.url).origin;
  return ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '');
}
