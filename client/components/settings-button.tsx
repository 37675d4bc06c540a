import type * as React from 'react';
import { useTranslations } from '../contexts/translations.tsx';
import { Icon } from './icon.tsx';

type Props = { href: string; expanded?: boolean; onClick?: React.MouseEventHandler };

/** Opens the settings: a link to the settings page, which the script turns into a button. */
export function SettingsButton({ href, expanded, onClick }: Props) {
  const { t } = useTranslations();
  return (
    <a href={href} data-button="" role={onClick && 'button'} aria-label={t('settings.settings')} aria-expanded={expanded} onClick={onClick}>
      <Icon name="settings" />
    </a>
  );
}
