import { useTranslations } from '../contexts/translations.tsx';

/** What stands in the theme builder's place until its script runs. */
export function ThemeBuilderNote() {
  const { t } = useTranslations();
  return <p>{t('themeBuilder.note')}</p>;
}
