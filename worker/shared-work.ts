import type { AppContext } from './context.ts';
import { within } from './within.ts';

/** As long as the platform lets a request that was answered go on with its work, in milliseconds: then it may be gone without a word. */
const LOST_MS = 30_000;

/** Makes what runs work once for all requests of an isolate that ask for the same key meanwhile; what failed, or was lost, is tried again by the next one. */
export function sharedWork<T>() {
  const running = new Map<string, { since: number; work: Promise<T> }>();
  return (c: AppContext, key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known && Date.now() - known.since < LOST_MS) return within(LOST_MS, known.work);
    const begun = work().finally(() => running.get(key)?.work === begun && running.delete(key));
    running.set(key, { since: Date.now(), work: begun });
    // Others may wait for this promise, so it must outlive the request that began it.
    c.executionCtx.waitUntil(begun.catch(() => {}));
    return begun;
  };
}
