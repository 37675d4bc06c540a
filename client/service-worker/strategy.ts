import { WORKER_SCOPES } from '../shared/offline.ts';

/** What a request is answered with: see `worker.ts`. */
export type Strategy = 'page' | 'file' | 'fresh' | 'pass';

type Asked = Pick<Request, 'method' | 'url' | 'mode'> & { headers: Pick<Headers, 'has'> };

/** Endpoints, MCP among them, answer for now or for one reader; and the worker itself must always be the server's. */
const ENDPOINTS = /^\/toolpad\/(?:_edge\/|sw\.js$)/;
const HASHED = /^\/toolpad\/assets\//;
/** A file with a fixed name carries its hash as its query where it matters. */
const VERSIONED = /^\?[\da-f]{8}$/;
/** What pages fetch under a fixed name, beside Markdown. */
const FIXED = /^\/static\/|^\/favicon\.ico$|^\/manifest\.webmanifest$/;

/** How the worker treats a request, or undefined when it is none of its business: posts, parts of files, endpoints, other origins. */
export function strategyOf({ method, url, mode, headers }: Asked, origin: string): Strategy | undefined {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin || headers.has('range')) return undefined;
  // Browsers have asked for it already, for the worker to hand over.
  if (mode === 'navigate' && (ENDPOINTS.test(pathname) || !isOurs(pathname))) return 'pass';
  if (ENDPOINTS.test(pathname)) return undefined;
  if (HASHED.test(pathname) || (pathname.startsWith('/static/') && VERSIONED.test(search))) return 'file';
  if (mode === 'navigate') return 'page';
  return FIXED.test(pathname) || (isOurs(pathname) && pathname.endsWith('.md')) ? 'fresh' : undefined;
}

function isOurs(path: string): boolean {
  return WORKER_SCOPES.some((scope) => path === scope || path.startsWith(`${scope}/`));
}

/** Whether a page is stored as it is read: with the tables of another version it would be taken for the plain one. */
export function isPlainPage(url: string): boolean {
  return !new URL(url).searchParams.has('v');
}

/** The key of a page: its query changes nothing of its HTML, but for the version of its tables. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
