import type { AppContext } from '../context.ts';
import { areWithin, isWithin } from '../http/limits.ts';

/** Counts a post, and says whether this client may still send one, and whether the site can take one more from anyone. */
export async function isWithinFeedbackLimit(c: AppContext): Promise<boolean> {
  // One after the other: what one client is refused is not held against all.
  return (await isWithin(c, 'FEEDBACK_LIMIT')) && (await areWithin(c, 'FEEDBACK_TOTAL_LIMIT'));
}
