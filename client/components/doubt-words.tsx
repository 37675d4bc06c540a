import { useTranslations } from '../contexts/translations.tsx';
import type { Doubt } from '../search/doubt.ts';

/** What is doubtful about an answer, in sentences. */
export function DoubtWords({ doubt: { kind, missing } }: { doubt: Doubt }) {
  const { t } = useTranslations();
  if (kind === 'filler') return t('search.filler');
  const words = missing.length > 0 ? t('search.missing', { words: missing.join(t('search.comma')) }) : '';
  return [kind === 'poor' ? t('search.nothing') : '', words].filter(Boolean).join(' ');
}
