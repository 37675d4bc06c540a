import { buildId } from '#assets';
import type { Language } from '../../client/shared/preferences/language.ts';
import { preferencesFromCookies } from '../../client/shared/preferences/preferences.ts';
import type { AppContext } from '../context.ts';
import { configIdOf } from '../env.ts';
import { ONE_MINUTE_PRIVATE } from '../http/cache-control.ts';
import { contentTag, matchesEtag } from '../http/etag.ts';
import { findAnswer, keepAnswer } from '../http/stored-answers.ts';
import { logEvent } from '../log/log-event.ts';
import { ByteCache } from '../render/byte-cache.ts';
import { joined, joinedIn, type NeutralAnswer, type NeutralPage, neutralPage, partsWithin, stampCode, stampPage } from '../render/stamp.ts';
import { sharedWork } from '../shared-work.ts';
import { securedAnswer, withSecurity } from './security-headers.ts';

/** A page that takes longer to render is told to the operator, in milliseconds. */
const SLOW_RENDER_MS = 500;

/** A neutral page as the cache keeps it. */
type Entry = NeutralAnswer & { etag: string };

/** The same in memory, with the answer that it was last stamped for: most readers have chosen nothing, so it is the next one's too. */
type KeptEntry = Entry & { last?: Stamped };

type Stamped = { code: string; etag: string; bytes: Uint8Array<ArrayBuffer>; headers: Headers };

/** An entry, where it was, and how long its rendering took in milliseconds. */
type Found = { entry: KeptEntry; from: 'memory' | 'edge' | 'render'; took?: number };

/** An isolate has 128 MB for everything; neutral pages may take a quarter. */
const memory = new ByteCache<KeptEntry>(32 * 1024 * 1024);
const rendering = sharedWork<Found>();

/** The stamps of a reader who has chosen nothing. */
const NEUTRAL_CODE = stampCode(preferencesFromCookies(''));

/** The header in which the edge cache keeps what it would change. */
const KEPT_HEADER = 'X-Kept';

/** What it holds: besides status and headers where the parts of the page end. */
type Kept = Pick<Entry, 'status' | 'etag' | 'headers' | 'seam'> & { bounds: [start: number, head: number] };

/**
 * Keeps neutral pages in the isolate's memory, then in the edge cache; the route renders a page once, however many ask for it.
 * The key is path, language, direction and build with its variables, and of pages with tables by version one of the known versions
 * or "unknown": no other cookie, header or query can change what is kept. The answer is stamped here, and a
 * page with a seam has this answer's own HTML joined in.
 */
export function edgeCache(route: (c: AppContext) => Promise<NeutralAnswer>, ownHtml: OwnHtml) {
  const render: Render = async (c) => {
    const answer = await route(c);
    return { ...answer, etag: await contentTag(joined(answer.parts)) };
  };
  return async function edgeCache(c: AppContext): Promise<Response> {
    // In development the text may have changed since the last look.
    const found: Found = c.env.DEV ? { entry: await render(c), from: 'render' } : await lookUp(c, render);
    return answered(c, found, ownHtml);
  };
}

type Render = (c: AppContext) => Promise<Entry>;
type OwnHtml = (c: AppContext) => Promise<string>;

async function lookUp(c: AppContext, render: Render): Promise<Found> {
  const key = memoryKey(c);
  const kept = memory.get(key);
  if (kept) return { entry: kept, from: 'memory' };
  return rendering(c, key, () => load(c, key, render));
}

async function load(c: AppContext, memoryKey: string, render: Render): Promise<Found> {
  const key = cacheKey(c);
  const stored = await findAnswer(c, key, (response) => fromStored(response, c.var.page.language));
  const found: Found = stored ? { entry: stored, from: 'edge' } : await timed(c, render);
  memory.set(memoryKey, found.entry);
  if (!stored) keepAnswer(c, key, toStored(found.entry));
  return found;
}

/** On the platform the clock stands still while code computes, so the time is mostly that of the assets. */
async function timed(c: AppContext, render: Render): Promise<Found> {
  const started = performance.now();
  const entry = await render(c);
  const took = Math.round(performance.now() - started);
  if (took > SLOW_RENDER_MS) logEvent(c, 'slow-render', { path: c.var.page.path ?? undefined, took });
  return { entry, from: 'render', took };
}

/** What tells pages apart in one isolate, whose build stays the same. Each part is of the site, so none holds a space. */
function memoryKey(c: AppContext): string {
  const { path, language, version } = c.get('page');
  return `${configIdOf(c.env)} ${language} ${c.get('preferences').direction} ${path ?? ''} ${version ?? ''}`;
}

/** An address of our own, each part encoded, so that no two pages can meet in one key. */
function cacheKey(c: AppContext): string {
  const [page, { direction }] = [c.get('page'), c.get('preferences')];
  const parts = [buildId, configIdOf(c.env), page.language, direction, page.path ?? 'not-found', ...(page.version ? [page.version] : [])];
  return `https://pages.invalid/${parts.map(encodeURIComponent).join('/')}`;
}

/**
 * What goes into the edge cache: always status 200, for as long as the cache likes. The real status and headers are in a header,
 * so that neither the cache's lifetime nor what it adds (date, age) can reach a reader.
 */
function toStored({ parts, status, etag, headers, seam }: Entry): Response {
  const [start, head] = parts;
  const kept: Kept = { status, etag, headers, seam, bounds: [start.length, start.length + head.length] };
  return new Response(joined(parts), {
    headers: { 'Cache-Control': 'public, max-age=31536000', [KEPT_HEADER]: JSON.stringify(kept) },
  });
}

async function fromStored(response: Response, language: Language): Promise<Entry> {
  const { bounds, ...kept }: Kept = JSON.parse(response.headers.get(KEPT_HEADER) ?? '');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const parts: NeutralPage['parts'] = [bytes.subarray(0, bounds[0]), bytes.subarray(...bounds), bytes.subarray(bounds[1])];
  return { ...neutralPage(language, parts), ...kept };
}

async function answered(c: AppContext, { entry, from, took }: Found, ownHtml: OwnHtml): Promise<Response> {
  const { etag, bytes, headers } = stamped(c, entry);
  const isCurrent = entry.status === 200 && matchesEtag(c.req.header('If-None-Match'), etag);
  const body = entry.seam === undefined ? bytes : joinedIn(bytes, entry.seam, await ownHtml(c));
  const answer = isCurrent ? securedAnswer(null, { status: 304, headers }) : securedAnswer(body, { status: entry.status, headers });
  const timing = took === undefined ? `cache;desc="${from}"` : `cache;desc="${from}", render;dur=${took}`;
  if (from !== 'memory') answer.headers.set('Server-Timing', timing);
  return answer;
}

/** The page for this reader, ready to be sent. */
function stamped(c: AppContext, entry: KeptEntry): Stamped {
  const preferences = c.get('preferences');
  const code = stampCode(preferences);
  if (entry.last?.code === code) return entry.last;
  const bytes = stampPage(entry, preferences);
  entry.parts = partsWithin(bytes, entry, preferences);
  const etag = `"${entry.etag}-${code}"`;
  // What is kept for a minute by whoever passes it on must hold nothing of one reader.
  const isOfOne = entry.status === 404 && code !== NEUTRAL_CODE;
  const fields = {
    ...entry.headers,
    ETag: etag,
    'Server-Timing': 'cache;desc="memory"',
    ...(isOfOne && { 'Cache-Control': ONE_MINUTE_PRIVATE }),
  };
  entry.last = { code, etag, bytes, headers: withSecurity(fields, c.env) };
  return entry.last;
}
