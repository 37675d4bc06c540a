import { Icon } from '../../../client/components/icon.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { SEARCH_PATH } from '../../../client/shared/address/view-paths.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';

/** Opens the search: a link to the results page, which the script turns into a button. */
export function SearchButton() {
  const { t, language } = useTranslations();
  return (
    <a
      className="search"
      href={localizedPath(SEARCH_PATH, language)}
      data-button=""
      aria-label={t('search.search')}
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <Icon name="search" />
      <span>{t('search.search')}</span>
      <kbd />
    </a>
  );
}
