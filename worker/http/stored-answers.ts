import type { AppContext } from '../context.ts';
import { logEvent, reasonOf } from '../log/log-event.ts';
import { within } from '../within.ts';

/** The edge cache has this long to find a page or an ad, in milliseconds; then it is rendered again. */
const CACHE_LOOK_MS = 500;

/** What the edge cache keeps under an address of ours, read by `read`; undefined when it has nothing, is broken or is slow: then the answer is rendered again. */
export async function findAnswer<T>(c: AppContext, key: string, read: (stored: Response) => Promise<T>): Promise<T | undefined> {
  try {
    return await within(CACHE_LOOK_MS, look(key, read));
  } catch (error) {
    logEvent(c, 'cache-trouble', { doing: 'read', reason: reasonOf(error) });
    return undefined;
  }
}

async function look<T>(key: string, read: (stored: Response) => Promise<T>): Promise<T | undefined> {
  const stored = await caches.default.match(key);
  return stored && read(stored);
}

/** Keeps an answer in the edge cache, after the reader has it. A cache that is full or broken costs the next reader some time and no more. */
export function keepAnswer(c: AppContext, key: string, answer: Response): void {
  c.executionCtx.waitUntil(keep(c, key, answer));
}

async function keep(c: AppContext, key: string, answer: Response): Promise<void> {
  try {
    await caches.default.put(key, answer);
  } catch (error) {
    logEvent(c, 'cache-trouble', { doing: 'write', reason: reasonOf(error) });
  }
}
