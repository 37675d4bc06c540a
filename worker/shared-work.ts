import type { AppContext } from './context.ts';

/** Makes what runs work once for all requests of an isolate that ask for the same key meanwhile; what failed is tried again by the next one. */
export function sharedWork<T>() {
  const running = new Map<string, Promise<T>>();
  return (c: AppContext, key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known) return known;
    const begun = work().finally(() => running.delete(key));
    running.set(key, begun);
    // Others may wait for this promise, so it must outlive the request that began it.
    c.executionCtx.waitUntil(begun.catch(() => {}));
    return begun;
  };
}
