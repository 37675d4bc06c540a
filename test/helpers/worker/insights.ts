import type { Miniflare } from 'miniflare';
import { vi } from 'vitest';
import { databaseOf, newClient } from '../feedback/feedback.ts';

export const SEARCHES = '/toolpad/_edge/searches';

/** As a browser marks what a page of this site asks for. */
export const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };

type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** Tells of a search that led nowhere, as a page does; a text goes as it is. */
export function postSearch(get: Get, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return get(SEARCHES, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers });
}

/** Calls a tool as an agent does. */
export function callTool(get: Get, name: string, input: object = {}, headers: Record<string, string> = {}): Promise<Response> {
  return get('/toolpad/_edge/mcp', {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
  });
}

/** What is counted, by day and kind: `search-nothing data grid (en) 2`. */
export async function countsOf(runtime: Miniflare): Promise<string[]> {
  const { results } = await (await databaseOf(runtime))
    .prepare('select kind, name, origin, count from insight order by day, kind, name, origin')
    .all<{ kind: string; name: string; origin: string; count: number }>();
  return results.map(({ kind, name, origin, count }) => `${kind} ${name}${origin && ` (${origin})`} ${count}`);
}

/** Counts something that no other test counts, and waits until it is written: what was counted before it is written too. */
export async function countsWritten(get: Get, runtime: Miniflare): Promise<string[]> {
  const mark = `mark ${crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 20)}`;
  const isMark = (line: string) => line.startsWith(`search-nothing ${mark} `);
  const written = async () => {
    // Where too many counts wait already it is left out, and counted later.
    await postSearch(get, { query: mark, language: 'en', found: false }, { 'CF-Connecting-IP': newClient() });
    if (!(await countsOf(runtime)).some(isMark)) throw new Error('The counts are not written yet.');
  };
  await vi.waitFor(written, { timeout: 60_000, interval: 250 });
  return (await countsOf(runtime)).filter((line) => !line.includes(' mark '));
}
