import { styled } from '@mui/material/styles';
import { SettingsGroups } from '../../client/components/settings-groups.tsx';
import { useTranslations } from '../../client/contexts/translations.tsx';
import type { Preferences } from '../../client/shared/preferences/preferences.ts';
import { color, textSize } from '../../client/theme/css.ts';
import { primaryButton } from './frame/control-styles.ts';

const Root = styled('main')({
  display: 'block',
  maxWidth: 560,
  marginInline: 'auto',
  padding: '48px 16px 96px',
  '& h1': { fontSize: textSize.title, margin: '0 0 8px', fontWeight: 600 },
  '& p': { margin: '0 0 24px', color: color.textSecondary },
  '& button': primaryButton,
});

/** The settings as a form that works without script. */
export function SettingsPage({ preferences, returnTo }: { preferences: Preferences; returnTo: string }) {
  const { t } = useTranslations();
  return (
    <Root id="main-content" tabIndex={-1}>
      <h1>{t('settings.settings')}</h1>
      <p>{t('settings.description')}</p>
      <form method="post" action="/toolpad/_edge/preferences">
        <input type="hidden" name="return" value={returnTo} />
        <SettingsGroups preferences={preferences} />
        <button type="submit">{t('settings.save')}</button>
      </form>
    </Root>
  );
}
