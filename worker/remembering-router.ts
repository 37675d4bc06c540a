import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/** As many paths as the pages of a large site have; what is asked for beyond starts again. */
const MAX_MATCHES = 2000;
/** Whoever sends long paths of no page must not fill the memory. */
const MAX_LENGTH = 200;

/** Finds the routes of a path once: which they are depends on nothing but method and path, and finding them was a tenth of an answer from memory. */
export class RememberingRouter<T> implements Router<T> {
  readonly name = 'RememberingRouter';
  readonly #routes = new TrieRouter<T>();
  readonly #matches = new Map<string, Result<T>>();

  add(method: string, path: string, handler: T): void {
    this.#routes.add(method, path, handler);
    this.#matches.clear();
  }

  match(method: string, path: string): Result<T> {
    const key = `${method} ${path}`;
    const known = this.#matches.get(key);
    if (known) return known;
    const match = this.#routes.match(method, path);
    if (this.#matches.size >= MAX_MATCHES) this.#matches.clear();
    if (key.length <= MAX_LENGTH) this.#matches.set(key, match);
    return match;
  }
}
