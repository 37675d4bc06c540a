import { createMiddleware } from 'hono/factory';
import type { RouterRoute } from 'hono/types';
import type { AppEnv } from '../context.ts';
import { plainPage } from '../views/frame/plain-page.ts';

const READ = ['GET', 'HEAD'];

/** Other methods than those of a route get 405 and the list of those that work (RFC 9110, 15.5.6). Addresses without a route that names them in full are read. */
export function allowedMethods(routes: readonly RouterRoute[]) {
  return createMiddleware<AppEnv>(async function allowedMethods(c, next) {
    const own = routes.filter(({ path, method }) => path === c.req.path && method !== 'ALL');
    const allowed = own.length > 0 ? own.flatMap(({ method }) => (method === 'GET' ? READ : method)) : READ;
    if (allowed.includes(c.req.method)) return next();
    const answer = await plainPage(c, 405, 'methodNotAllowed');
    answer.headers.set('Allow', [...new Set(allowed)].join(', '));
    return answer;
  });
}
