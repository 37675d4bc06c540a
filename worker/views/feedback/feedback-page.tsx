import { styled } from '@mui/material/styles';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { color, textSize } from '../../../client/theme/css.ts';
import type { FeedbackDraft } from '../../feedback/feedback-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';

const Root = styled('main')({
  display: 'block',
  maxWidth: 640,
  marginInline: 'auto',
  padding: '48px 16px 96px',
  lineHeight: 1.65,
  '& h1': { fontSize: textSize.title, lineHeight: 1.25, margin: '0 0 12px', fontWeight: 600 },
  '& a': { color: color.primary },
});

type Props = { title: string; outcome: { status: number; field?: string }; draft?: FeedbackDraft };

/** What a plain post of feedback is answered with. What was not stored stands in the form again, so that nothing is lost. */
export function FeedbackPage({ title, outcome: { status, field = '' }, draft }: Props) {
  const { t, language } = useTranslations();
  return (
    <Root id="main-content" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{t(`feedback.answer.${status}`, { field })}</p>
      <p>
        <a href={localizedPath(draft?.page ?? '/toolpad', language)}>{t('feedback.back')}</a>
      </p>
      {status !== 201 && draft && <FeedbackForm page={draft.page} draft={draft} />}
    </Root>
  );
}
