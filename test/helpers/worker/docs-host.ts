import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { freePort } from '../project/free-port.ts';
import { twoBuilds } from '../project/two-builds.ts';
import { startWorker } from './worker.ts';

/** What stands between readers and the docs. */
export type Weather = 'fair' | 'offline' | 'failing' | 'hanging' | 'portal' | 'portal-redirect';

type Version = 'first' | 'second' | 'off';

/** What a network's log-in page is: an answer for any address, without a mark of this site. */
const PORTAL = '<!doctype html><title>Log in</title><h1>Welcome to the hotel</h1>';

/** The production docs host in small: two builds to deploy, a kill switch, and a network with moods. */
export class DocsHost {
  weather: Weather = 'fair';
  /** Which requests the weather is for. */
  affects: (path: string) => boolean = () => true;
  readonly asked: string[] = [];
  origin = '';
  #ports: Partial<Record<Version, number>> = {};
  #version: Version = 'first';
  #server: Server | undefined;
  #runtimes: Miniflare[] = [];
  #waiting: (() => void)[] = [];

  async start(): Promise<void> {
    const port = await freePort();
    this.origin = `http://127.0.0.1:${port}`;
    const [first, second] = await twoBuilds();
    const vars = { DOCS_HOST: `127.0.0.1:${port}` };
    const run = async (version: Version, build: typeof first, more: Record<string, string> = {}) => {
      const own = await freePort();
      this.#ports[version] = own;
      this.#runtimes.push(await startWorker({ port: own, ...build, vars: { ...vars, ...more } }));
    };
    await run('first', first);
    await run('second', second);
    await run('off', second, { SERVICE_WORKER: 'off' });
    this.#server = createServer((incoming, answer) => this.#pass(incoming, answer));
    await new Promise<void>((resolve) => this.#server?.listen(port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.setFair();
    this.#server?.closeAllConnections();
    this.#server?.close();
    await Promise.all(this.#runtimes.map((runtime) => runtime.dispose()));
  }

  /** From now on this build answers. */
  deploy(version: Version): void {
    this.#version = version;
  }

  /** The network is good again, and what hung is answered. */
  setFair(): void {
    this.weather = 'fair';
    this.affects = () => true;
    for (const go of this.#waiting.splice(0)) go();
  }

  #pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/';
    this.asked.push(`${incoming.method} ${path}`);
    const weather = this.affects(path) ? this.weather : 'fair';
    if (path === '/portal') answer.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL);
    else if (weather === 'offline') incoming.socket.destroy();
    else if (weather === 'failing') answer.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Out of order</h1>');
    else if (weather === 'portal') answer.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL);
    else if (weather === 'portal-redirect') answer.writeHead(302, { Location: '/portal' }).end();
    else if (weather === 'hanging') this.#waiting.push(() => this.#forward(incoming, answer));
    else this.#forward(incoming, answer);
  }

  #forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const options = { host: '127.0.0.1', port: this.#ports[this.#version], path: incoming.url, method: incoming.method };
    const onward = request({ ...options, headers: incoming.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  }
}

/** A docs host for the tests of a file: before each test the first build is live and the network good. */
export function useDocsHost(): DocsHost {
  const host = new DocsHost();
  // The second build is a whole one.
  beforeAll(() => host.start(), 300_000);
  beforeEach(() => {
    host.deploy('first');
    host.setFair();
  });
  afterAll(() => host.stop());
  return host;
}
