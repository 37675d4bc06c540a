import type { AppContext } from '../context.ts';
import { readBody } from './read-body.ts';
import { text } from './responses.ts';

type Refuse = (status: 400 | 413, message: string) => Response;

/** The body of a post as text, or the answer that refuses it: 413 with `tooLong` when it is longer than allowed, 400 when it ends early or is malformed. */
export async function readPost({ req }: AppContext, maxBytes: number, tooLong: string, refuse: Refuse = text): Promise<string | Response> {
  try {
    return (await readBody(req.raw, maxBytes)) ?? refuse(413, tooLong);
  } catch {
    // The sender broke off, or announced another length: nothing of ours has failed.
    return refuse(400, 'The body ended early or is malformed. Send it again, whole.');
  }
}
