import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { portOf } from '../shared/port-of.ts';

/** Stand-ins for services that an app calls. `inPlace` puts their addresses into a file, in place of the real ones. */
export type Services = { inPlace: (text: string) => string; close: () => Promise<void> };
/** Stand-ins for providers that packages call. `env` leads what is asked of them to the stand-ins. */
type Providers = { env: Record<string, string>; close: () => Promise<void> };

type Answers = Record<string, unknown>;
type Running = { origin: string; server: Server }[];

const PRELOAD = resolve('scripts/guides/fetch-stand-ins.cjs');

/** Starts a server for each origin, which answers paths by their beginning, the longest one that fits. */
export async function openServices(services: Record<string, Answers> = {}): Promise<Services> {
  const inPlace = (text: string) => running.reduce((result, { origin, server }) => result.replaceAll(origin, addressOf(server)), text);
  const running = await start(services, inPlace);
  return { inPlace, close: () => close(running) };
}

/** The same for providers, whose answers name the real addresses, as packages check them. */
export async function openProviders(providers: Record<string, Answers> = {}): Promise<Providers> {
  const running = await start(providers, (text) => text);
  const addresses = Object.fromEntries(running.map(({ origin, server }) => [origin, addressOf(server)]));
  const env: Record<string, string> =
    running.length > 0 ? { NODE_OPTIONS: `--require ${JSON.stringify(PRELOAD)}`, GUIDE_PROVIDERS: JSON.stringify(addresses) } : {};
  return { env, close: () => close(running) };
}

function start(services: Record<string, Answers>, written: (text: string) => string): Promise<Running> {
  return Promise.all(
    Object.entries(services).map(async ([origin, answers]) => ({ origin, server: await serve(structuredClone(answers), written) })),
  );
}

function serve(answers: Answers, written: (text: string) => string): Promise<Server> {
  const server = createServer(({ method, url = '' }, response) => {
    const beginning = Object.keys(answers)
      .filter((path) => url.startsWith(path))
      .sort((a, b) => b.length - a.length)[0];
    const answer = beginning === undefined ? undefined : answers[beginning];
    if (method === 'DELETE' && answer !== undefined) forget(answers, url.replace(/.*\//, ''));
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer ?? {});
    response.writeHead(answer === undefined ? 404 : 200, {
      'Content-Type': typeof answer === 'string' ? 'image/svg+xml' : 'application/json',
    });
    response.end(written(text));
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

/** What an API does that is told to delete: lists no longer have the item. */
function forget(answers: Answers, id: string): void {
  for (const [path, list] of Object.entries(answers)) {
    if (Array.isArray(list)) answers[path] = list.filter((item: { id?: unknown }) => String(item.id) !== id);
  }
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${portOf(server)}`;
}

async function close(running: Running): Promise<void> {
  await Promise.all(running.map(({ server }) => stop(server)));
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
