type Stored = { status: number; headers: Headers; body: ArrayBuffer };

/** The browser's Cache in memory, with a device that can be full. Keys come in the order in which they were stored. */
class MemoryCache {
  readonly entries = new Map<string, Stored>();
  readonly #urlOf: (key: string | { url: string }) => string;
  readonly #isFull: () => boolean;

  constructor(urlOf: (key: string | { url: string }) => string, isFull: () => boolean) {
    this.#urlOf = urlOf;
    this.#isFull = isFull;
  }

  /** As browsers do: the body is read to its end first, and what breaks in between rejects. */
  async put(key: string | { url: string }, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    if (this.#isFull()) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    const url = this.#urlOf(key);
    this.entries.delete(url);
    this.entries.set(url, { status: response.status, headers: new Headers(response.headers), body });
  }

  async match(key: string | { url: string }): Promise<Response | undefined> {
    const stored = this.entries.get(this.#urlOf(key));
    return stored && new Response(stored.body, { status: stored.status, headers: stored.headers });
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }

  async delete(key: string | { url: string }): Promise<boolean> {
    return this.entries.delete(this.#urlOf(key));
  }
}

/** The browser's CacheStorage in memory. */
export class MemoryCaches {
  isFull = false;
  readonly #caches = new Map<string, MemoryCache>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(name: string): Promise<MemoryCache> {
    const cache =
      this.#caches.get(name) ??
      new MemoryCache(
        (key) => this.#urlOf(key),
        () => this.isFull,
      );
    this.#caches.set(name, cache);
    return cache;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async match(key: string | { url: string }): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(key);
      if (found) return found;
    }
    return undefined;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  /** Every path that a cache holds, oldest first, with its text. */
  textsOf(name: string): Map<string, string> {
    const entries = this.#caches.get(name)?.entries ?? new Map<string, Stored>();
    return new Map([...entries].map(([url, { body }]) => [url.replace(this.#origin, ''), new TextDecoder().decode(body)]));
  }

  #urlOf(key: string | { url: string }): string {
    return new URL(typeof key === 'string' ? key : key.url, this.#origin).href;
  }
}
