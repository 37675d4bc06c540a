import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { vi } from 'vitest';
import { assetsFromDisk } from '../../scripts/dev/assets-from-disk.ts';
import { servePicture } from '../../scripts/pictures/serve-picture.ts';
import { readMigrations } from '../../scripts/runtime/migrate.ts';
import { migrate } from '../../scripts/runtime/migrations-worker.ts';
import { readWranglerConfig } from '../../scripts/runtime/vars.ts';

/** The Worker's types are those of workerd, which this project's do not go with. */
type App = { fetch: (request: Request, env: object, context: object) => Promise<Response> };
type Answer = (request: Request) => unknown;

const APP = resolve('worker/app.ts');

type Options = {
  vars: Record<string, string>;
  testBindings?: object;
  port?: number;
  isLocal?: boolean;
  serviceBindings?: Record<string, Answer>;
  onConsole?: (line: string) => void;
  migrations?: boolean;
};

/** The edge cache of the Worker that is asked, and who hears its console: several may run at the same time. */
const isolate = new AsyncLocalStorage<{ cache: ReturnType<typeof edgeCache>; onConsole?: (line: string) => void }>();

/** In the place of `scripts/runtime/start-runtime.ts`: the same Worker in this process, with stand-ins for what the platform gives. */
export async function startRuntime({ vars, testBindings, port, isLocal, serviceBindings = {}, onConsole, migrations }: Options) {
  vi.stubGlobal('caches', {
    get default() {
      return isolate.getStore()?.cache;
    },
  });
  // Modules of its own, as an isolate has.
  vi.resetModules();
  const { app }: { app: App } = await import(APP);
  const cache = edgeCache();
  const work: Promise<unknown>[] = [];
  const context = { waitUntil: (promise: Promise<unknown>) => void work.push(promise), passThroughOnException() {}, props: {} };
  const database = databaseInMemory();
  if (migrations !== false) await migrate(database, readMigrations());
  const env = {
    ...vars,
    ...testBindings,
    DB: database,
    ...Object.fromEntries(readWranglerConfig().ratelimits.map(({ name, simple }) => [name, limitOf(simple.limit)])),
    ...(isLocal && { PEER: '127.0.0.1' }),
    ASSETS: binding(serviceBindings.ASSETS ?? assetsFromDisk),
    PICTURES: binding(servePicture),
  };
  for (const kind of ['warn', 'error', 'log'] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => isolate.getStore()?.onConsole?.(words.join(' ')));
  const dispatchFetch = (url: string, init?: RequestInit) =>
    isolate.run({ cache, onConsole }, async () => app.fetch(requestOf(url, init), env, context));
  const server = port ? await listen(port, dispatchFetch) : undefined;
  return {
    dispatchFetch,
    getD1Database: async () => database,
    dispose: async () => {
      await Promise.allSettled(work);
      server?.close();
    },
  };
}

/** `fetch` of Node refuses to make a TRACE. */
function requestOf(url: string, init?: RequestInit): Request {
  if (init?.method !== 'TRACE') return new Request(url, init);
  return Object.defineProperty(new Request(url, { ...init, method: 'GET', body: null }), 'method', { value: 'TRACE' });
}

function binding(answer: Answer) {
  return { fetch: async (address: string, init?: RequestInit) => answer(new Request(address, init)) };
}

function edgeCache() {
  const kept = new Map<string, Response>();
  return {
    match: async (key: string | Request) => kept.get(addressOf(key))?.clone(),
    put: async (key: string | Request, answer: Response) => void kept.set(addressOf(key), answer),
    delete: async (key: string | Request) => kept.delete(addressOf(key)),
  };
}

function addressOf(key: string | Request): string {
  return typeof key === 'string' ? key : key.url;
}

/** So many calls of one client, and no more: no test lasts for a minute. */
function limitOf(most: number) {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }: { key: string }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= most };
    },
  };
}

function databaseInMemory() {
  const database = new DatabaseSync(':memory:');
  const prepare = (sql: string, values: unknown[] = []) => {
    const statement = () => database.prepare(sql);
    const given = values as SQLInputValue[];
    return {
      bind: (...bound: unknown[]) => prepare(sql, bound),
      run: async () => statement().run(...given),
      all: async () => ({ results: statement().all(...given) }),
      first: async () => statement().get(...given) ?? null,
    };
  };
  const batch = async (statements: ReturnType<typeof prepare>[]) => {
    for (const statement of statements) await statement.run();
  };
  return { prepare, batch };
}

async function listen(port: number, answer: (url: string, init?: RequestInit) => Promise<Response>) {
  const server = createServer((request, response) => void respond(request, response, answer));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return server;
}

async function respond(request: IncomingMessage, response: ServerResponse, answer: (url: string, init?: RequestInit) => Promise<Response>) {
  const hasBody = !['GET', 'HEAD'].includes(request.method ?? '');
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = hasBody ? Buffer.concat(chunks) : undefined;
  const target = request.url ?? '/';
  const url = target.startsWith('http') ? target : `http://${request.headers.host}${target}`;
  const made = await answer(url, { method: request.method, headers, body });
  const bytes = Buffer.from(await made.arrayBuffer());
  response.writeHead(made.status, [...made.headers, ['Content-Length', String(bytes.length)]].flat());
  response.end(bytes);
}
