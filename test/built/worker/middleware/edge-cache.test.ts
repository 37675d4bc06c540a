import { resolve } from 'node:path';
import { type Handler, Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preferencesFromCookies } from '../../../../client/shared/preferences/preferences.ts';
import { resolveVars } from '../../../../scripts/runtime/vars.ts';
import type { AppEnv } from '../../../../worker/context.ts';
import { type NeutralAnswer, type NeutralPage, neutralPage } from '../../../../worker/render/stamp.ts';

/** By its path: the caches of workerd are not those that tests are typed with. */
const EDGE_CACHE = resolve('worker/middleware/edge-cache.ts');
type EdgeCache = { edgeCache: (route: () => Promise<NeutralAnswer>, ownHtml: () => Promise<string>) => Handler<AppEnv> };

/** What the route gave, the tag, and what every answer of the site has. */
const HEADERS = [
  'cache-control',
  'content-type',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'etag',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-docs-build',
];
const PARTS = ['><head>', '<title>页</title></head>', '<p>Text</p></body></html>'] as const;
const encode = (text: string) => new TextEncoder().encode(text);
const PAGE = neutralPage('en', [encode(PARTS[0]), encode(PARTS[1]), encode(PARTS[2])]);

const kept = new Map<string, Response>();
const lines: string[] = [];
let rendered = 0;
let joins = 0;

beforeEach(() => {
  kept.clear();
  lines.length = 0;
  rendered = 0;
  joins = 0;
  const match = async (key: string) => kept.get(key)?.clone();
  const put = async (key: string, answer: Response) => void kept.set(key, answer);
  vi.stubGlobal('caches', { default: { match, put } });
  for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Page = {
  path: string | null;
  status?: 200 | 404;
  render?: () => NeutralPage | Promise<NeutralPage>;
  vars?: Parameters<typeof resolveVars>[0];
};

/** An isolate with nothing in its memory, which renders this page for everyone. */
async function isolate({ path, status = 200, render = () => PAGE, vars = {} }: Page) {
  vi.resetModules();
  const { edgeCache }: EdgeCache = await import(EDGE_CACHE);
  const app = new Hono<AppEnv>();
  app.onError((error, c) => c.text(error.message, 500));
  app.use(async (c, next) => {
    c.set('page', { path, language: 'en', markdown: false });
    c.set('preferences', preferencesFromCookies(c.req.header('Cookie') ?? ''));
    await next();
  });
  const route = async () => {
    rendered += 1;
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=60' };
    return { ...(await render()), status, headers };
  };
  const ownHtml = async () => {
    joins += 1;
    return `<p>${joins}</p>`;
  };
  app.get('*', edgeCache(route, ownHtml));
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} };
  return async (headers: Record<string, string> = {}) => app.request('/toolpad/a', { headers }, resolveVars(vars), context);
}

const fromOf = (answer: Response) => answer.headers.get('Server-Timing')?.match(/desc="(\w+)"/)?.[1];
const shown = async (answer: Response) => ({
  status: answer.status,
  text: await answer.text(),
  headers: Object.fromEntries([...answer.headers].filter(([name]) => name !== 'server-timing')),
});

describe.each<[string, Page]>([
  ['a page', { path: '/toolpad/a' }],
  ['a page that does not exist', { path: null, status: 404 }],
])('%s', (_, page) => {
  test('is rendered once, then comes from memory; in another isolate from the edge, then from memory: the same each time', async () => {
    const [one, other] = [await isolate(page), await isolate(page)];
    const answers = [await one(), await one(), await other(), await other()];
    expect(answers.map(fromOf)).toEqual(['render', 'memory', 'edge', 'memory']);
    const [first, ...rest] = await Promise.all(answers.map(shown));
    expect(first).toMatchObject({ status: page.status ?? 200, headers: { etag: expect.stringMatching(/^"\w{16}-[\w-]+"$/) } });
    for (const part of PARTS) expect(first?.text).toContain(part);
    expect(Object.keys(first!.headers).sort()).toEqual(HEADERS);
    for (const answer of rest) expect(answer).toEqual(first);
    expect([rendered, kept.size, lines]).toEqual([1, 1, []]);
  });

  test('what the edge keeps lasts, and is the same whoever asked first', async () => {
    await (await isolate(page))({ Cookie: 'mui-mode=dark' });
    const [stored] = kept.values();
    expect([stored?.status, stored?.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000']);
    expect(await stored?.text()).not.toContain('dark');
  });
});

test('what the edge keeps of a page under other variables is not its', async () => {
  const path = '/toolpad/a';
  await (await isolate({ path }))();
  const get = await isolate({ path, vars: { DOCS_HOST: 'docs.example' } });
  expect([fromOf(await get()), fromOf(await get()), kept.size]).toEqual(['render', 'memory', 2]);
});

test('a page with a seam → each answer with HTML of its own, whether the page is rendered, in memory or from the edge', async () => {
  const render = () => neutralPage(PAGE.language, PAGE.parts, encode('</body></html>').length);
  const page = { path: null, status: 404, render } satisfies Page;
  const [one, other] = [await isolate(page), await isolate(page)];
  const texts = [];
  for (const get of [one, one, other]) texts.push(await (await get()).text());
  expect(texts.map((text) => text.slice(text.indexOf('<p>Text')))).toEqual(
    [1, 2, 3].map((count) => `<p>Text</p><p>${count}</p></body></html>`),
  );
  expect(rendered).toBe(1);
});

test('a page without one → nothing is asked for', async () => {
  await (await isolate({ path: '/toolpad/a' }))();
  expect(joins).toBe(0);
});

test.each([
  ['the same tag', (tag: string) => tag, 304],
  ['another tag', (tag: string) => tag.replace(/^"\w+-/, '"other-'), 200],
])('If-None-Match with %s → %s', async (_, asked, status) => {
  const get = await isolate({ path: '/toolpad/a' });
  const tag = (await get()).headers.get('ETag')!;
  const answer = await get({ 'If-None-Match': asked(tag) });
  expect([answer.status, (await answer.text()) === '', answer.headers.get('ETag')]).toEqual([status, status === 304, tag]);
});

test('an edge that hands out rubbish → the page is rendered', async () => {
  await (await isolate({ path: '/toolpad/a' }))();
  for (const key of kept.keys()) kept.set(key, new Response('rubbish'));
  expect(fromOf(await (await isolate({ path: '/toolpad/a' }))())).toBe('render');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'cache-trouble', doing: 'read' });
});

test('readers at the same time → one rendering; one that fails fails for all, and the next is tried again', async () => {
  let fails = true;
  const render = async () => {
    if (fails) throw new Error('No assets.');
    return PAGE;
  };
  const get = await isolate({ path: '/toolpad/a', render });
  const statuses = (await Promise.all([get(), get(), get()])).map(({ status }) => status);
  expect([statuses, rendered, kept.size]).toEqual([[500, 500, 500], 1, 0]);
  fails = false;
  expect([(await get()).status, rendered]).toEqual([200, 2]);
});

test.each([
  [500, 0],
  [501, 1],
])('a rendering of %i ms → lines: %i', async (took, count) => {
  const clock = vi.spyOn(performance, 'now');
  const render = () => {
    clock.mockReturnValue(1000 + took);
    return PAGE;
  };
  const get = await isolate({ path: '/toolpad/a', render });
  clock.mockReturnValue(1000);
  expect((await get()).headers.get('Server-Timing')).toBe(`cache;desc="render", render;dur=${took}`);
  expect(lines.map((line) => JSON.parse(line)).map(({ event, path, took: told }) => [event, path, told])).toEqual(
    Array.from({ length: count }, () => ['slow-render', '/toolpad/a', took]),
  );
});
