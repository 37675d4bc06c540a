import type { D1Database } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { PAGE } from '../html/pages.ts';

export const FEEDBACK = '/toolpad/_edge/feedback';

/** A piece of feedback as the script sends it. */
export const GOOD = {
  page: PAGE,
  rating: 1,
  comment: 'Clear and short.',
  section: 'get-started',
  language: 'en',
  id: 'abcdef12-2222-4333-8444-555555555555',
  website: '',
};

type Get = (path: string, init?: RequestInit) => Promise<Response>;

let clients = 0;

/** Each post of a test comes from a client of its own, in a network of its own, unless the test is about the limit. */
export function newClient(): string {
  clients += 1;
  return `2001:db8:${(clients >> 16).toString(16)}:${(clients & 0xffff).toString(16)}::1`;
}

/** Sends JSON as the script does; a text goes as it is. */
export function postJson(get: Get, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return get(FEEDBACK, {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newClient(), ...headers },
  });
}

/** Sends a form as a browser without script does. */
export async function postForm(get: Get, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const type = { 'Content-Type': encoded.headers.get('Content-Type') ?? '', 'CF-Connecting-IP': newClient() };
  return get(FEEDBACK, { method: 'POST', body: await encoded.text(), headers: { ...type, ...headers } });
}

export type Row = { id: string; page: string; rating: number; comment: string; section: string; language: string; created_at: string };

/** What is stored, oldest first. */
export async function storedRows(runtime: Miniflare): Promise<Row[]> {
  const { results } = await (await databaseOf(runtime)).prepare('select * from feedback order by rowid').all<Row>();
  return results;
}

/** Empties the table. */
export async function forgetRows(runtime: Miniflare): Promise<void> {
  await (await databaseOf(runtime)).prepare('delete from feedback').run();
}

/** The Worker's database itself. */
export async function databaseOf(runtime: Miniflare): Promise<D1Database> {
  return (await runtime.getD1Database('DB')) as unknown as D1Database;
}
