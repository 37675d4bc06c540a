import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SettingsGroups } from '../../../client/components/settings-groups.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import type { Endpoint } from '../../../client/shared/address/endpoints.ts';
import type { Preferences } from '../../../client/shared/preferences/preferences.ts';
import { color } from '../../../client/theme/css.ts';
import { SimplePage } from '../frame/simple-page.tsx';

const Root = styled(SimplePage)({ '& p': { margin: '0 0 24px', color: color.textSecondary } });

/** The settings as a form that works without script. */
export function SettingsPage({ preferences, returnTo }: { preferences: Preferences; returnTo: string }) {
  const { t } = useTranslations();
  return (
    <Root title={t('settings.settings')} maxWidth="sm">
      <p>{t('settings.description')}</p>
      <form method="post" action={'/toolpad/_edge/preferences' satisfies Endpoint}>
        <input type="hidden" name="return" value={returnTo} />
        <SettingsGroups preferences={preferences} />
        <Button type="submit" variant="contained" size="large">
          {t('settings.save')}
        </Button>
      </form>
    </Root>
  );
}
