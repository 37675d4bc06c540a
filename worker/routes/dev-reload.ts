import type { AppContext } from '../context.ts';

/** The stream that tells an open page to reload; there is one only while `npm run dev` runs. */
export async function devReload(c: AppContext): Promise<Response> {
  if (!c.env.DEV) return c.notFound();
  const stream = await c.env.DEV.fetch(c.req.raw);
  // A fetched answer's headers are frozen; a copy takes the security headers.
  return new Response(stream.body, stream);
}
