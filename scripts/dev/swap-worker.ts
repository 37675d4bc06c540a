import { DEV_STREAM, VERSION_TIMING } from '../../client/dev/dev-event.ts';
import { SITE_PATH, VENDORS_NAME, VENDORS_PATH, VERSION_HEADER } from '../edge/code-paths.ts';

type Site = { fetch(request: Request, env: Env, context: unknown): Response | Promise<Response> };
type Server = { fetch(request: Request | string, init?: RequestInit): Promise<Response> };
type Env = {
  ASSETS: Server;
  CODE: Server;
  DEV: Server;
  EVAL: { newFunction(code: string, name: string, ...parameters: string[]): (...values: unknown[]) => unknown };
};
/** A program that was made of a text, and the version of that. */
type Made<Program = unknown> = { program: Program; version: string };
/** What code threw as it began, with the version of that code. */
type Failure = Error & { version?: string };

const made: Record<string, Made> = {};

/** Runs the site's Worker as it was bundled last: an edit takes the place of code, and neither runtime nor connections begin again. */
export default {
  async fetch(request: Request, env: Env, context: unknown): Promise<Response> {
    // Pages hear what is wrong even from code that cannot begin.
    if (new URL(request.url).pathname === DEV_STREAM) return env.DEV.fetch(request);
    let site: Made<Site>;
    try {
      site = await newestSite(env);
    } catch (error) {
      const { stack, message, version = '' }: Failure = error instanceof Error ? error : new Error(String(error));
      return naming(env.DEV, version).fetch(request.url, { method: 'POST', body: stack ?? message });
    }
    const read: string[] = [];
    const own = { ...env, ASSETS: noting(env.ASSETS, read), DEV: naming(env.DEV, site.version) };
    const answer = await site.program.fetch(request, own, context);
    return withVersion(answer, [site.version, ...read.sort()].join());
  },
};

/** The development server, told which version of the code a failure is of: by the time that it hears, there may be another. */
function naming(server: Server, version: string): Server {
  return { fetch: (request, init) => server.fetch(request, { ...init, headers: { [VERSION_HEADER]: version } }) };
}

/** Files, and the versions of those that are read from now on. */
function noting(files: Server, read: string[]): Server {
  return {
    async fetch(request, init) {
      const file = await files.fetch(request, init);
      read.push(file.headers.get('ETag') ?? '');
      return file;
    },
  };
}

/** Says what an answer was made of, code and files, in a header that a page can read of itself. */
function withVersion(answer: Response, version: string): Response {
  const said = new Response(answer.body, answer);
  said.headers.append('Server-Timing', `${VERSION_TIMING};desc="${version.replaceAll('"', '')}"`);
  return said;
}

/** The site's code as it is now. Throws what that throws as it begins. */
async function newestSite(env: Env): Promise<Made<Site>> {
  const vendors = () => newest(env, VENDORS_PATH, async (text) => env.EVAL.newFunction(text, 'vendors')());
  const begin = async (text: string) => env.EVAL.newFunction(text, 'site', VENDORS_NAME)((await vendors()).program);
  return (await newest(env, SITE_PATH, begin)) as Made<Site>;
}

/** The program of a text as it is now: the one there was, or made again. */
async function newest({ CODE }: Env, path: string, make: (text: string) => Promise<unknown>): Promise<Made> {
  const old = made[path];
  const answer = await CODE.fetch(`http://code${path}`, { headers: { 'If-None-Match': old?.version ?? '' } });
  const version = answer.headers.get('ETag') ?? '';
  if (old && version === old.version) return old;
  try {
    const now = { program: await make(await answer.text()), version };
    made[path] = now;
    return now;
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { version });
  }
}
