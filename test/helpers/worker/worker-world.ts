import { createContext, runInContext } from 'node:vm';
import { retiringWorker, serviceWorkerScript } from '#assets';
import { BUILD_HEADER, type WorkerBuild } from '../../../client/shared/offline.ts';
import { MemoryCaches } from '../faults/memory-caches.ts';

const ORIGIN = 'https://docs.example';
const KEEP_LIST = '/toolpad/assets/keep-list.json';

/** What the network does with every request. */
export type Network = 'fair' | 'offline' | 'drops' | 'portal' | 'redirect' | 'fails' | 'gone';

type Listener = (event: object) => void;

/** A browser with the built service worker, in memory: its caches, a server with builds, and a network with moods. */
export class WorkerWorld {
  readonly caches = new MemoryCaches(ORIGIN);
  network: Network = 'fair';
  build = 1;
  readonly #pages: readonly string[];
  #listeners = new Map<string, Listener>();

  constructor(pages: readonly string[]) {
    this.#pages = pages;
  }

  /** What the server has under an address now. */
  contentOf(path: string): string {
    return `${path} of build ${this.build}`;
  }

  /** The build's worker takes over, as after a reload; or the one that removes everything. */
  async takeOver(isRetired = false): Promise<void> {
    this.#listeners = new Map();
    const docs: WorkerBuild = {
      build: String(this.build),
      shell: ['/toolpad/assets/shell.js'],
      demoNotStored: { en: '', zh: '' },
      keepList: KEEP_LIST,
    };
    const scope: Record<string, unknown> = {
      docs,
      caches: this.caches,
      fetch: (asked: string | { url: string }) => this.#fetch(typeof asked === 'string' ? asked : asked.url),
      location: new URL(`${ORIGIN}/toolpad/sw.js`),
      addEventListener: (name: string, listener: Listener) => this.#listeners.set(name, listener),
      navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0' },
      registration: { unregister: async () => true },
      clients: { claim: async () => {} },
      skipWaiting: async () => {},
      // Nothing here is slow, so no limit is ever reached.
      setTimeout: () => 0,
      BroadcastChannel: class {
        postMessage() {}
        close() {}
      },
      ...{ URL, Request, Response, Headers, AbortController, DOMException, console },
    };
    scope.self = scope;
    runInContext(isRetired ? retiringWorker : serviceWorkerScript, createContext(scope));
    await this.#dispatch('install');
    await this.#dispatch('activate');
  }

  /** Opens a page: its text, or undefined when the browser shows an error of its own. */
  async visit(path: string): Promise<string | undefined> {
    const request = { method: 'GET', url: ORIGIN + path, mode: 'navigate', headers: new Headers(), destination: 'document', referrer: '' };
    const answers: Promise<Response>[] = [];
    const waited = this.#dispatch('fetch', { request, respondWith: (answer: Promise<Response>) => answers.push(answer) });
    const text = await answers[0]?.then((response) => response.text()).catch(() => undefined);
    await waited;
    return text;
  }

  /** Tells the worker something, and waits until it has done it. */
  say(type: 'keep' | 'forgetKept'): Promise<void> {
    return this.#dispatch('message', { data: { type } });
  }

  async #dispatch(name: string, event: object = {}): Promise<void> {
    const waiting: Promise<unknown>[] = [];
    this.#listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
    await Promise.allSettled(waiting);
  }

  async #fetch(address: string): Promise<Response> {
    const path = address.replace(ORIGIN, '');
    const mark = { [BUILD_HEADER]: String(this.build) };
    switch (this.network) {
      case 'offline':
        throw new TypeError('Failed to fetch');
      case 'portal':
        return basic('Log in to the hotel network', {});
      case 'redirect':
        return basic('', { headers: { ...mark, Location: '/portal' }, status: 302 });
      case 'fails':
        return basic('Out of order', { headers: mark, status: 500 });
      case 'gone':
        return basic('Not found', { headers: mark, status: 404 });
      case 'drops':
        return basic(brokenBody(), { headers: mark });
      case 'fair':
        return basic(path === KEEP_LIST ? this.#keepList() : this.contentOf(path), { headers: mark });
    }
  }

  #keepList(): string {
    return JSON.stringify({ build: String(this.build), bytes: 1, versions: {}, files: this.#pages.map((path) => [path, 1]) });
  }
}

/** An answer of the reader's own site, as browsers mark it. */
function basic(body: BodyInit, init: ResponseInit): Response {
  const response = new Response(body, init);
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, { type: { value: 'basic' }, clone: { value: () => marked(clone()) } });
}

function marked(response: Response): Response {
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

/** Half a page, then the tunnel. */
function brokenBody(): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('network error'));
      else controller.enqueue(new TextEncoder().encode('half a pa'));
      sent = true;
    },
  });
}
