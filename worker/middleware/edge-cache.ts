import { createMiddleware } from 'hono/factory';
import { buildId } from '#assets';
import { SLOW_RENDER_MS } from '../../client/shared/constants.ts';
import type { Language } from '../../client/shared/language.ts';
import { preferencesFromCookies } from '../../client/shared/preferences.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { configIdOf } from '../env.ts';
import { ONE_MINUTE_PRIVATE } from '../http/cache-control.ts';
import { matchesEtag } from '../http/etag.ts';
import { findAnswer, keepAnswer } from '../http/stored-answers.ts';
import { logEvent } from '../log/log-event.ts';
import { ByteCache } from '../render/byte-cache.ts';
import { cutPage, type StampablePage, stampCode, stampPage } from '../render/stamp.ts';

/** A neutral page as the cache keeps it. */
type Entry = StampablePage & { status: 200 | 404; headers: [string, string][]; etag: string };

/** An entry, where it was, and how long its rendering took in milliseconds. */
type Found = { entry: Entry; from: 'memory' | 'edge' | 'render'; took?: number };

/** An isolate has 128 MB for everything; neutral pages may take a quarter. */
const memory = new ByteCache<Entry>(32 * 1024 * 1024);
const rendering = new Map<string, Promise<Found>>();

/** The stamps of a reader who has chosen nothing. */
const NEUTRAL_CODE = stampCode(preferencesFromCookies(''));

/** The header in which the page route names the hash of its neutral HTML. */
export const CONTENT_HASH_HEADER = 'X-Content-Hash';

/** The header in which the edge cache keeps what it would change. */
const KEPT_HEADER = 'X-Kept';

/**
 * Keeps neutral pages in the isolate's memory, then in the edge cache; the route below renders a page once, however many ask for it.
 * The key is path, language, direction and build with its variables, and of pages with tables by version one of the known versions
 * or "unknown": no other cookie, header or query can change what is kept. The answer is stamped here.
 */
export function edgeCache() {
  return createMiddleware<AppEnv>(async function edgeCache(c, next) {
    const render = async () => {
      await next();
      if (c.error) throw c.error;
      return toEntry(c.res, c.var.page.language);
    };
    let found: Found;
    try {
      // In development the text may have changed since the last look.
      found = c.env.DEV ? { entry: await render(), from: 'render' } : await lookUp(c, render);
    } catch (error) {
      // Hono has logged and answered what failed in this request's own rendering; others that waited for it fail here.
      if (c.error) return;
      throw error;
    }
    // Assigning undefined first keeps Hono from merging the neutral answer's headers into the stamped one.
    c.res = undefined;
    c.res = answer(c, found);
  });
}

async function lookUp(c: AppContext, render: () => Promise<Entry>): Promise<Found> {
  const key = cacheKey(c);
  const kept = memory.get(key);
  if (kept) return { entry: kept, from: 'memory' };
  const running = rendering.get(key);
  if (running) return running;
  const loading = load(c, key, render).finally(() => rendering.delete(key));
  rendering.set(key, loading);
  // Others may wait for this promise, so it must outlive the request that began it.
  c.executionCtx.waitUntil(loading.catch(() => {}));
  return loading;
}

async function load(c: AppContext, key: string, render: () => Promise<Entry>): Promise<Found> {
  const stored = await findAnswer(c, key, (response) => fromStored(response, c.var.page.language));
  const found: Found = stored ? { entry: stored, from: 'edge' } : await timed(c, render);
  memory.set(key, found.entry);
  if (!stored) keepAnswer(c, key, toStored(found.entry));
  return found;
}

/** On the platform the clock stands still while code computes, so the time is mostly that of the assets. */
async function timed(c: AppContext, render: () => Promise<Entry>): Promise<Found> {
  const started = performance.now();
  const entry = await render();
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

async function toEntry(response: Response, language: Language): Promise<Entry> {
  const headers = new Headers(response.headers);
  const etag = headers.get(CONTENT_HASH_HEADER) ?? '';
  headers.delete(CONTENT_HASH_HEADER);
  // Two kinds of status arrive here; a failure was thrown and never comes this far.
  const status = response.status === 404 ? 404 : 200;
  return { ...cutPage(await response.text(), language), status, etag, headers: [...headers] };
}

/**
 * What goes into the edge cache: always status 200, for as long as the cache likes. The real status and headers are in a header,
 * so that neither the cache's lifetime nor what it adds (date, age) can reach a reader.
 */
function toStored({ parts, status, etag, headers }: Entry): Response {
  const [start, middle, end] = parts.map((part) => new TextDecoder().decode(part));
  const metas = '<meta name="theme-color"><meta name="theme-color">';
  return new Response(`<!doctype html><html ${start}${metas}${middle}<body>${end}`, {
    headers: { 'Cache-Control': 'public, max-age=31536000', [KEPT_HEADER]: JSON.stringify({ status, etag, headers }) },
  });
}

async function fromStored(response: Response, language: Language): Promise<Entry> {
  const kept: Pick<Entry, 'status' | 'etag' | 'headers'> = JSON.parse(response.headers.get(KEPT_HEADER) ?? '');
  return { ...cutPage(await response.text(), language), ...kept };
}

function answer(c: AppContext, { entry, from, took }: Found): Response {
  const etag = `"${entry.etag}-${stampCode(c.var.preferences)}"`;
  const headers = new Headers(entry.headers);
  headers.set('ETag', etag);
  headers.set('Server-Timing', took === undefined ? `cache;desc="${from}"` : `cache;desc="${from}", render;dur=${took}`);
  if (entry.status === 200 && matchesEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  // What is kept for a minute by whoever passes it on must hold nothing of one reader.
  if (entry.status === 404 && etag !== `"${entry.etag}-${NEUTRAL_CODE}"`) headers.set('Cache-Control', ONE_MINUTE_PRIVATE);
  return new Response(stampPage(entry, c.var.preferences), { status: entry.status, headers });
}
