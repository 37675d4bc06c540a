import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { plainPage } from '../views/plain-page.ts';

const READ = ['GET', 'HEAD'];

/** Addresses that take posts, and what each answers to. */
const POSTS: Record<string, string[]> = {
  '/toolpad/_edge/preferences': ['POST'],
  '/toolpad/_edge/csp-report': ['POST'],
  '/toolpad/_edge/events': ['POST'],
  '/toolpad/_edge/feedback': ['POST'],
  '/toolpad/_edge/mcp': ['GET', 'HEAD', 'POST', 'OPTIONS'],
  '/toolpad/_edge/searches': ['POST'],
};

/** Pages are read with GET and HEAD; other methods get 405 and the list of those that work (RFC 9110, 15.5.6). */
export function allowedMethods() {
  return createMiddleware<AppEnv>(async function allowedMethods(c, next) {
    const allowed = Object.hasOwn(POSTS, c.req.path) ? POSTS[c.req.path]! : READ;
    if (allowed.includes(c.req.method)) return next();
    const answer = await plainPage(c, 405, 'methodNotAllowed');
    answer.headers.set('Allow', allowed.join(', '));
    return answer;
  });
}
