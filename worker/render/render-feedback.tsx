import { dictionaries } from '#translations';
import type { Direction } from '../../client/shared/preferences/direction.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import type { SiteConfig } from '../../client/shared/site-config.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import type { FeedbackDraft } from '../feedback/feedback-draft.ts';
import { FeedbackPage } from '../views/feedback/feedback-page.tsx';
import { type RenderedPage, renderPage } from './render-page.tsx';

type Answer = {
  language: Language;
  direction: Direction;
  config: SiteConfig;
  outcome: { status: number; field?: string };
  draft?: FeedbackDraft;
};

/** Renders the answer to the plain feedback form: the thanks, or why not and the form with what the reader wrote. */
export function renderFeedback({ outcome, draft, ...rest }: Answer): RenderedPage {
  const t = createTranslate(dictionaries, rest.language);
  const title = t(outcome.status === 201 ? 'feedback.thanks' : 'feedback.notSent');
  return renderPage({
    ...rest,
    title: `${title} - Toolpad`,
    hasCode: false,
    context: { path: '/toolpad', page: null, navigation: [] },
    main: <FeedbackPage title={title} outcome={outcome} draft={draft} />,
  });
}
