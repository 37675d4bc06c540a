import { buildId } from '#assets';
import { SLOW_RENDER_MS } from '../../client/shared/constants.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import { preferencesFromCookies } from '../../client/shared/preferences/preferences.ts';
import type { AppContext } from '../context.ts';
import { configIdOf } from '../env.ts';
import { ONE_MINUTE_PRIVATE } from '../http/cache-control.ts';
import { contentTag, matchesEtag } from '../http/etag.ts';
import { findAnswer, keepAnswer } from '../http/stored-answers.ts';
import { logEvent } from '../log/log-event.ts';
import { ByteCache } from '../render/byte-cache.ts';
import { joined, type NeutralAnswer, type NeutralPage, neutralPage, stampCode, stampPage } from '../render/stamp.ts';
import { sharedWork } from '../shared-work.ts';

/** A neutral page as the cache keeps it. */
type Entry = NeutralAnswer & { etag: string };

/** An entry, where it was, and how long its rendering took in milliseconds. */
type Found = { entry: Entry; from: 'memory' | 'edge' | 'render'; took?: number };

/** An isolate has 128 MB for everything; neutral pages may take a quarter. */
const memory = new ByteCache<Entry>(32 * 1024 * 1024);
const rendering = sharedWork<Found>();

/** The stamps of a reader who has chosen nothing. */
const NEUTRAL_CODE = stampCode(preferencesFromCookies(''));

/** The header in which the edge cache keeps what it would change. */
const KEPT_HEADER = 'X-Kept';

/** What it holds: besides status and headers where the parts of the page end. */
type Kept = Pick<Entry, 'status' | 'etag' | 'headers'> & { bounds: [start: number, head: number] };

/**
 * Keeps neutral pages in the isolate's memory, then in the edge cache; the route renders a page once, however many ask for it.
 * The key is path, language, direction and build with its variables, and of pages with tables by version one of the known versions
 * or "unknown": no other cookie, header or query can change what is kept. The answer is stamped here.
 */
export function edgeCache(route: (c: AppContext) => Promise<NeutralAnswer>) {
  const render = async (c: AppContext): Promise<Entry> => {
    const answer = await route(c);
    return { ...answer, etag: await contentTag(joined(answer.parts)) };
  };
  return async function edgeCache(c: AppContext): Promise<Response> {
    // In development the text may have changed since the last look.
    return stamped(c, c.env.DEV ? { entry: await render(c), from: 'render' } : await lookUp(c, render));
  };
}

type Render = (c: AppContext) => Promise<Entry>;

async function lookUp(c: AppContext, render: Render): Promise<Found> {
  const key = cacheKey(c);
  const kept = memory.get(key);
  if (kept) return { entry: kept, from: 'memory' };
  return rendering(c, key, () => load(c, key, render));
}

async function load(c: AppContext, key: string, render: Render): Promise<Found> {
  const stored = await findAnswer(c, key, (response) => fromStored(response, c.var.page.language));
  const found: Found = stored ? { entry: stored, from: 'edge' } : await timed(c, render);
  memory.set(key, found.entry);
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

/** An address of our own, each part encoded, so that no two pages can meet in one key. */
function cacheKey({ env, var: { page, preferences } }: AppContext): string {
  const parts = [
    buildId,
    configIdOf(env),
    page.language,
    preferences.direction,
    page.path ?? 'not-found',
    ...(page.version ? [page.version] : []),
  ];
  return `https://pages.invalid/${parts.map(encodeURIComponent).join('/')}`;
}

/**
 * What goes into the edge cache: always status 200, for as long as the cache likes. The real status and headers are in a header,
 * so that neither the cache's lifetime nor what it adds (date, age) can reach a reader.
 */
function toStored({ parts, status, etag, headers }: Entry): Response {
  const [start, head] = parts;
  const kept: Kept = { status, etag, headers, bounds: [start.length, start.length + head.length] };
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

function stamped(c: AppContext, { entry, from, took }: Found): Response {
  const etag = `"${entry.etag}-${stampCode(c.var.preferences)}"`;
  const headers = new Headers(entry.headers);
  headers.set('ETag', etag);
  headers.set('Server-Timing', took === undefined ? `cache;desc="${from}"` : `cache;desc="${from}", render;dur=${took}`);
  if (entry.status === 200 && matchesEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  // What is kept for a minute by whoever passes it on must hold nothing of one reader.
  if (entry.status === 404 && etag !== `"${entry.etag}-${NEUTRAL_CODE}"`) headers.set('Cache-Control', ONE_MINUTE_PRIVATE);
  return new Response(stampPage(entry, c.var.preferences), { status: entry.status, headers });
}
