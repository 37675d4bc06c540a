import type { AppContext } from '../../context.ts';
import { draftOf } from '../../feedback/feedback-draft.ts';
import { type NamedFeedback, nameFeedback } from '../../feedback/feedback-id.ts';
import { isWithinFeedbackLimit } from '../../feedback/feedback-limit.ts';
import { parseFeedback } from '../../feedback/parse-feedback.ts';
import { receiveFeedback } from '../../feedback/receive-feedback.ts';
import { storeFeedback } from '../../feedback/store-feedback.ts';
import { isForeign } from '../../http/is-foreign.ts';
import { isWithin } from '../../http/limits.ts';
import { logEvent, reasonOf } from '../../log/log-event.ts';
import { answerFeedback, type Outcome } from './feedback-answer.ts';

/** Takes a reader's feedback from the script (JSON) or from the plain form, and thanks only once it is in the database. */
export async function feedback(c: AppContext): Promise<Response> {
  // Nothing of what another site sends may come back in a page, so it is not even read, nor counted against all readers.
  if (isForeign(c)) return answerFeedback(c, { status: (await isWithin(c, 'FEEDBACK_LIMIT')) ? 403 : 429 }, { isForm: false });
  const mayPost = await isWithinFeedbackLimit(c);
  const received = await receiveFeedback(c.req.raw);
  const { isForm } = received;
  if (!mayPost) return answerFeedback(c, { status: 429 }, { isForm, draft: 'fields' in received ? draftOf(received.fields) : undefined });
  if ('tooLarge' in received) return answerFeedback(c, { status: 413 }, { isForm });
  const parsed = parseFeedback(received.fields);
  if ('wrong' in parsed) return answerFeedback(c, { status: 400, field: parsed.wrong }, { isForm, draft: draftOf(received.fields) });
  const named = await nameFeedback(c, parsed);
  return answerFeedback(c, await store(c, named), { isForm, draft: named });
}

async function store(c: AppContext, sent: NamedFeedback): Promise<Outcome> {
  try {
    await storeFeedback(c.env.DB, sent);
    return { status: 201 };
  } catch (error) {
    // What the reader wrote is not for the log.
    logEvent(c, 'feedback-not-stored', { reason: reasonOf(error) });
    return { status: 503 };
  }
}
