import { styled } from '@mui/material/styles';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { color } from '../../../client/theme/css.ts';
import type { FeedbackDraft } from '../../feedback/feedback-draft.ts';
import { SimplePage } from '../frame/simple-page.tsx';
import { FeedbackForm } from './feedback-form.tsx';

const Root = styled(SimplePage)({ '& a': { color: color.primary } });

type Props = { title: string; outcome: { status: number; field?: string }; draft?: FeedbackDraft };

/**
 * What a plain post of feedback is answered with. What was not stored stands in the form again, so that nothing is lost.
 * Material UI's Alert would add 0.5 KB here and on the search page, and 6 KB to the Worker for two notices that few see.
 */
export function FeedbackPage({ title, outcome: { status, field = '' }, draft }: Props) {
  const { t, language } = useTranslations();
  return (
    <Root title={title} maxWidth="sm">
      <p>{t(`feedback.answer.${status}`, { field })}</p>
      <p>
        <a href={localizedPath(draft?.page ?? '/toolpad', language)}>{t('feedback.back')}</a>
      </p>
      {status !== 201 && draft && <FeedbackForm page={draft.page} draft={draft} />}
    </Root>
  );
}
