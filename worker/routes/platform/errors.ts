import type { AppContext } from '../../context.ts';
import { ONE_MINUTE } from '../../http/cache-control.ts';
import { logEvent } from '../../log/log-event.ts';
import { plainPage } from '../../views/frame/plain-page.ts';

/** A file, demo or endpoint that does not exist. */
export async function notFound(c: AppContext): Promise<Response> {
  const answer = await plainPage(c, 404, 'notFound');
  // A hashed file may be missing only until a deploy has reached this machine.
  if (!/^\/toolpad\/(?:_edge|assets)\//.test(c.req.path)) answer.headers.set('Cache-Control', ONE_MINUTE);
  return answer;
}

/** Anything that went wrong: logged once, under the reference that the reader sees. */
export function serverError(error: Error, c: AppContext): Promise<Response> {
  if (c.env.DEV) return devFailure(c.env.DEV, c.req.url, error);
  const reference = crypto.randomUUID().slice(0, 8);
  // An address that isn't a page may hold anything that a reader typed.
  const path = c.var.page?.path ?? undefined;
  logEvent(c, 'failure', { reference, method: c.req.method, path, reason: error.stack ?? error.message });
  return plainPage(c, 500, 'serverError', { reference });
}

/** Gives an error to the development server, which answers with a page that says where in the code it is. */
async function devFailure(server: Fetcher, url: string, { stack, message }: Error): Promise<Response> {
  const answer = await server.fetch(url, { method: 'POST', body: stack ?? message });
  // A fetched answer's headers are frozen; a copy takes the security headers.
  return new Response(answer.body, answer);
}
