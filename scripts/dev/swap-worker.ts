import { DEV_STREAM } from '../../client/dev/dev-event.ts';
import { SITE_PATH, VENDORS_NAME, VENDORS_PATH } from './code-paths.ts';

type Site = { fetch(request: Request, env: Env, context: unknown): Response | Promise<Response> };
type Server = { fetch(request: Request | string, init?: RequestInit): Promise<Response> };
type Env = {
  CODE: Server;
  DEV: Server;
  EVAL: { newFunction(code: string, name: string, ...parameters: string[]): (...values: unknown[]) => unknown };
};
/** A program that was made of a text, and the version of that. */
type Made = { program: unknown; version: string };

const made: Record<string, Made> = {};

/** Runs the site's Worker as it was bundled last: an edit takes the place of code, and neither runtime nor connections begin again. */
export default {
  async fetch(request: Request, env: Env, context: unknown): Promise<Response> {
    // Pages hear what is wrong even from code that cannot begin.
    if (new URL(request.url).pathname === DEV_STREAM) return env.DEV.fetch(request);
    let site: Site;
    try {
      site = await newestSite(env);
    } catch (error) {
      const { stack, message } = error as Error;
      return env.DEV.fetch(request.url, { method: 'POST', body: stack ?? message });
    }
    return site.fetch(request, env, context);
  },
};

/** The site's code as it is now. Throws what that throws as it begins. */
async function newestSite(env: Env): Promise<Site> {
  const vendors = () => newest(env, VENDORS_PATH, async (text) => env.EVAL.newFunction(text, 'vendors')());
  return (await newest(env, SITE_PATH, async (text) => env.EVAL.newFunction(text, 'site', VENDORS_NAME)(await vendors()))) as Site;
}

/** The program of a text as it is now: the one there was, or made anew. */
async function newest({ CODE }: Env, path: string, make: (text: string) => Promise<unknown>): Promise<unknown> {
  const old = made[path];
  const answer = await CODE.fetch(`http://code${path}`, { headers: { 'If-None-Match': old?.version ?? '' } });
  const version = answer.headers.get('ETag') ?? '';
  if (old && version === old.version) return old.program;
  const program = await make(await answer.text());
  made[path] = { program, version };
  return program;
}
