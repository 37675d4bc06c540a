import type { AppContext } from '../context.ts';
import { plainPage } from '../views/plain-page.ts';

/** An endpoint or file that does not exist. */
export function notFound(c: AppContext): Promise<Response> {
  return plainPage(c, 404, 'notFound');
}

/** Anything that went wrong: logged once, under the reference that the reader sees. */
export function serverError(error: Error, c: AppContext): Promise<Response> {
  const reference = crypto.randomUUID().slice(0, 8);
  console.error(`reference ${reference}`, c.req.method, c.req.path, error.stack ?? error.message);
  return plainPage(c, 500, 'serverError', { reference });
}
