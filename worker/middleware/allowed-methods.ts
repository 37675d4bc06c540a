import { createMiddleware } from 'hono/factory';
import type { RouterRoute } from 'hono/types';
import type { AppEnv } from '../context.ts';
import { plainPage } from '../views/frame/plain-page.ts';

const READ: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Other methods than those of a route get 405 and the list of those that work (RFC 9110, 15.5.6). Addresses without a route that names them in full are read. */
export function allowedMethods(routes: readonly RouterRoute[]) {
  let byPath: Map<string, ReadonlySet<string>> | undefined;
  return createMiddleware<AppEnv>(async function allowedMethods(c, next) {
    // With the first request all routes are there.
    byPath ??= methodsByPath(routes);
    const allowed = byPath.get(c.req.path) ?? READ;
    if (allowed.has(c.req.method)) return next();
    const answer = await plainPage(c, 405, 'methodNotAllowed');
    answer.headers.set('Allow', [...allowed].join(', '));
    return answer;
  });
}

function methodsByPath(routes: readonly RouterRoute[]): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>();
  for (const { path, method } of routes) {
    if (method === 'ALL') continue;
    const own = method === 'GET' ? READ : [method];
    byPath.set(path, new Set([...(byPath.get(path) ?? []), ...own]));
  }
  return byPath;
}
