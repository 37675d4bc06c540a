import type { AppContext } from '../context.ts';
import { readBody } from './read-body.ts';

/** The body of a post as text, or the status that it is refused with: 413 when it is longer than allowed, 400 when it ends early or is malformed. */
export async function readPost({ req }: AppContext, maxBytes: number): Promise<string | 400 | 413> {
  try {
    return (await readBody(req.raw, maxBytes)) ?? 413;
  } catch {
    // The sender broke off, or announced another length: nothing of ours has failed.
    return 400;
  }
}

/** What a sender whose body could not be read is told. */
export const CUT_OFF = 'The body ended early or is malformed. Send it again, whole.';
