import type { AppContext } from '../context.ts';
import { ONE_MINUTE } from '../http/cache-control.ts';
import { plainPage } from '../views/plain-page.ts';

/** A file, demo or endpoint that does not exist. */
export async function notFound(c: AppContext): Promise<Response> {
  const answer = await plainPage(c, 404, 'notFound');
  if (!c.req.path.startsWith('/toolpad/_edge/')) answer.headers.set('Cache-Control', ONE_MINUTE);
  return answer;
}

/** Anything that went wrong: logged once, under the reference that the reader sees. */
export function serverError(error: Error, c: AppContext): Promise<Response> {
  const reference = crypto.randomUUID().slice(0, 8);
  console.error(`reference ${reference}`, c.req.method, c.req.path, error.stack ?? error.message);
  return plainPage(c, 500, 'serverError', { reference });
}
