import type { AppContext } from '../context.ts';

/** Where there is no platform in front, the server listens on loopback only: every peer has this address. */
const LOCAL_PEER = '127.0.0.1';

/** Counts a post, and says whether this client may still send one: the binding in wrangler.toml allows 10 a minute. */
export async function isWithinFeedbackLimit(c: AppContext): Promise<boolean> {
  try {
    const { success } = await c.env.FEEDBACK_LIMIT.limit({ key: c.req.header('CF-Connecting-IP') ?? LOCAL_PEER });
    return success;
  } catch (error) {
    // A limit that fails must not cost a reader's words.
    console.warn('feedback limit', error instanceof Error ? error.message : 'failed');
    return true;
  }
}
