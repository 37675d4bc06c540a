import { DEFAULT_LANGUAGE } from '../../../client/shared/preferences/language.ts';
import type { AppContext } from '../../context.ts';
import { siteConfigOf } from '../../env.ts';
import { MAX_COMMENT_LENGTH, MAX_POST_BYTES } from '../../feedback/bounds.ts';
import type { FeedbackDraft } from '../../feedback/feedback-draft.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { pageResponse } from '../../render/page-response.ts';

/** What became of feedback. Only 201 says that it is in the database. */
export type Outcome = { status: 201 | 403 | 413 | 429 | 503 } | { status: 400; field: string };

type Sender = { isForm: boolean; draft?: FeedbackDraft };

const LENGTH = MAX_COMMENT_LENGTH.toLocaleString('en-US');

const REASONS: Record<400 | 403 | 413 | 429 | 503, string> = {
  400: `This field is not as expected. Send page, rating (1 or 0), comment (at most ${LENGTH} characters), section, language, id (a UUID).`,
  403: 'Feedback comes from pages of this site only. Send it without an Origin, or from the page itself.',
  413: `The feedback is too large. Send at most ${MAX_POST_BYTES / 1024} KiB.`,
  429: 'There were too many posts within a minute. Wait a minute, then send it again.',
  503: 'The feedback could not be stored. Send it again later, with the same id.',
};

/** Seconds after which another try makes sense: a limit counts by the minute. */
const RETRY_AFTER: Partial<Record<Outcome['status'], string>> = { 429: '60', 503: '30' };

/** Tells a script by status and JSON, and the sender of a plain form by a page that still holds what was not stored. */
export async function answerFeedback(c: AppContext, outcome: Outcome, { isForm, draft }: Sender): Promise<Response> {
  const retryAfter = RETRY_AFTER[outcome.status];
  const headers = { 'Cache-Control': NO_STORE, ...(retryAfter && { 'Retry-After': retryAfter }) };
  if (isForm) {
    const { renderFeedback } = await import('../../render/render-feedback.tsx');
    const language = draft?.language ?? DEFAULT_LANGUAGE;
    const { direction } = c.var.preferences;
    const rendered = renderFeedback({ language, direction, config: siteConfigOf(c.env), outcome, draft });
    return pageResponse(c, rendered, headers, outcome.status === 201 ? 200 : outcome.status);
  }
  if (outcome.status === 201) return Response.json({ id: draft?.id }, { status: 201, headers });
  const field = 'field' in outcome ? { field: outcome.field } : {};
  return Response.json({ error: REASONS[outcome.status], ...field }, { status: outcome.status, headers });
}
