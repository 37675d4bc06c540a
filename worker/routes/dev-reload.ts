import type { AppContext } from '../context.ts';

/** The stream that tells an open page to reload; there is one only while `npm run dev` runs. */
export async function devReload(c: AppContext): Promise<Response> {
  return c.env.DEV ? c.env.DEV.fetch(c.req.raw) : c.notFound();
}
