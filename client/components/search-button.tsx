import type * as React from 'react';
import { useTranslations } from '../contexts/translations.tsx';
import { localizedPath } from '../shared/language.ts';
import { Icon } from './icon.tsx';

type Props = { expanded?: boolean; onClick?: React.MouseEventHandler };

/** Opens the search: a link to the results page, which the script turns into a button. */
export function SearchButton({ expanded, onClick }: Props) {
  const { t, language } = useTranslations();
  return (
    <a
      className="search"
      href={localizedPath('/toolpad/search', language)}
      data-button=""
      role={onClick && 'button'}
      aria-label={t('search.search')}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon name="search" />
      <span>{t('search.search')}</span>
      <kbd />
    </a>
  );
}
