import { DEV_STREAM } from '../../client/dev/dev-event.ts';

type Site = { fetch(request: Request, env: Env, context: unknown): Response | Promise<Response> };
type Server = { fetch(request: Request | string, init?: RequestInit): Promise<Response> };
type Env = { CODE: Server; DEV: Server; EVAL: { newFunction(code: string, name: string): () => Site } };

let site: Site | undefined;
let version = '';

/** Runs the site's Worker as it was bundled last: an edit takes the place of code, and neither runtime nor connections begin again. */
export default {
  async fetch(request: Request, env: Env, context: unknown): Promise<Response> {
    // Pages hear what is wrong even from code that cannot begin.
    if (new URL(request.url).pathname === DEV_STREAM) return env.DEV.fetch(request);
    try {
      site = await newest(env);
    } catch (error) {
      const { stack, message } = error as Error;
      return env.DEV.fetch(request.url, { method: 'POST', body: stack ?? message });
    }
    return site.fetch(request, env, context);
  },
};

/** The site's code as it is now. Throws what that throws as it begins. */
async function newest({ CODE, EVAL }: Env): Promise<Site> {
  const answer = await CODE.fetch('http://code/', { headers: { 'If-None-Match': version } });
  const etag = answer.headers.get('ETag') ?? '';
  if (site && etag === version) return site;
  const begun = EVAL.newFunction(await answer.text(), 'site')();
  version = etag;
  return begun;
}
