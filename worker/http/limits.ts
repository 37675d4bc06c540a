import type { AppContext } from '../context.ts';
import type { Bindings } from '../env.ts';
import { logEvent, reasonOf } from '../log/log-event.ts';
import { clientOf } from './client-of.ts';

/** The limits in wrangler.toml: posts of feedback, and what is counted or logged, by client; and feedback of all clients together. */
type Limit = Extract<keyof Bindings, `${string}_LIMIT`>;

/** Counts a request of this client, and says whether it is within a limit. */
export function isWithin(c: AppContext, limit: Limit): Promise<boolean> {
  return count(c, limit, clientOf(c));
}

/** Counts a request of anyone, and says whether all together are within a limit. */
export function areWithin(c: AppContext, limit: Limit): Promise<boolean> {
  return count(c, limit, 'all');
}

async function count(c: AppContext, limit: Limit, key: string): Promise<boolean> {
  try {
    const { success } = await c.env[limit].limit({ key });
    if (!success) logEvent(c, 'refused', { limit });
    return success;
  } catch (error) {
    // A limit that fails must not cost a reader's words.
    logEvent(c, 'limit-trouble', { limit, reason: reasonOf(error) });
    return true;
  }
}
