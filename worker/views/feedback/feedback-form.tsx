import { styled } from '@mui/material/styles';
import { Icon } from '../../../client/components/icon.tsx';
import { useDocsConfig } from '../../../client/contexts/docs-config.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import type { Endpoint } from '../../../client/shared/address/endpoints.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { MAX_COMMENT_LENGTH } from '../../feedback/bounds.ts';
import type { FeedbackDraft } from '../../feedback/feedback-draft.ts';
import { feedbackStyles } from './feedback-styles.ts';

const Root = styled('form')(feedbackStyles);

/** Sentences that the script puts in; each is an attribute `data-…` of the form. */
const WORDS = ['thanks', 'failed', 'kept', 'choose', 'hint-1', 'hint-0', 'section-question', 'section-button'];

type Props = { page: string; draft?: FeedbackDraft };

/**
 * Asks whether a page helped: a plain form that "Yes" and "No" send, and that the script turns into steps.
 * Material UI's Button would add 0.8 KB to every page; its OutlinedInput as much, with a style attribute, which the policy refuses.
 */
export function FeedbackForm({ page, draft }: Props) {
  const { t, language } = useTranslations();
  const words = Object.fromEntries(WORDS.map((name) => [`data-${name}`, t(`feedback.${name}`)]));
  return (
    // Multipart: percent-encoding would make a comment of Chinese characters longer than a post may be.
    <Root
      id="feedback"
      method="post"
      action={'/toolpad/_edge/feedback' satisfies Endpoint}
      encType="multipart/form-data"
      lang={language}
      {...words}
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="section" value={draft?.section ?? ''} />
      {draft?.id && <input type="hidden" name="id" value={draft.id} />}
      <fieldset>
        <legend>{t('feedback.question')}</legend>
        <button type="submit" name="rating" value="1">
          <Icon name="thumbUp" />
          {t('feedback.yes')}
        </button>
        <button type="submit" name="rating" value="0">
          <Icon name="thumbDown" />
          {t('feedback.no')}
        </button>
        <div className={draft ? 'words open' : 'words'}>
          <label htmlFor="feedback-comment">{t('feedback.comment')}</label>
          <p id="feedback-hint">{t('feedback.hint')}</p>
          <textarea
            id="feedback-comment"
            name="comment"
            rows={4}
            maxLength={MAX_COMMENT_LENGTH}
            aria-describedby="feedback-hint"
            defaultValue={draft?.comment}
          />
          <button type="submit" className="send">
            {t('feedback.submit')}
          </button>
          <button type="reset">{t('feedback.cancel')}</button>
        </div>
      </fieldset>
      <label className="unseen" aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p className="result" tabIndex={-1} />
      <IssueLink page={page} />
    </Root>
  );
}

/** The public way: a new issue of the repository, with the page's address in it. */
function IssueLink({ page }: { page: string }) {
  const { repoUrl, docsHost } = useDocsConfig();
  const { t, language } = useTranslations();
  const query = new URLSearchParams({
    template: '4.docs-feedback.yml',
    'page-url': `https://${docsHost}${localizedPath(page, language)}`,
  });
  return (
    <a className="issue" href={`${repoUrl}/issues/new?${query}`} rel="noopener nofollow">
      <Icon name="comment" />
      {t('feedback.issue')}
    </a>
  );
}
