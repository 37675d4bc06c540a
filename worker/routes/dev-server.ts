import type { AppContext } from '../context.ts';

/** The stream that tells an open page what changed; there is one only while `npm run dev` runs. */
export async function devReload(c: AppContext): Promise<Response> {
  return c.env.DEV ? answerOf(await c.env.DEV.fetch(c.req.raw)) : c.notFound();
}

/** Gives an error to the development server, which answers with a page that says where in the code it is. */
export async function devFailure(server: Fetcher, url: string, { stack, message }: Error): Promise<Response> {
  return answerOf(await server.fetch(url, { method: 'POST', body: stack ?? message }));
}

/** A fetched answer's headers are frozen; a copy takes the security headers. */
function answerOf(fetched: Response): Response {
  return new Response(fetched.body, fetched);
}
