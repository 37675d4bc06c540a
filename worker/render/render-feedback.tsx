import { dictionaries } from '#translations';
import { createTranslate } from '../../client/shared/translate.ts';
import type { FeedbackDraft } from '../feedback/feedback-draft.ts';
import { FeedbackPage } from '../views/feedback/feedback-page.tsx';
import type { RenderedPage } from './render-page.tsx';
import { type Reader, renderSimplePage } from './render-simple-page.ts';

type Answer = Reader & { outcome: { status: number; field?: string }; draft?: FeedbackDraft };

/** Renders the answer to the plain feedback form: the thanks, or why not and the form with what the reader wrote. */
export function renderFeedback({ outcome, draft, ...reader }: Answer): RenderedPage {
  const t = createTranslate(dictionaries, reader.language);
  const title = t(outcome.status === 201 ? 'feedback.thanks' : 'feedback.notSent');
  const main = <FeedbackPage title={title} outcome={outcome} draft={draft} />;
  return renderSimplePage({ ...reader, title, path: '/toolpad', main });
}
