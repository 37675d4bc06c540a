import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';
import { changeSetting } from '../browser/preferences/change-setting.ts';
import { storedPreferences } from '../browser/preferences/stored-preferences.ts';
import { Icon } from '../components/icon.tsx';
import { SettingsButton } from '../components/settings-button.tsx';
import { SettingsGroups } from '../components/settings-groups.tsx';
import { useThemeDispatch } from '../contexts/theme.tsx';
import { useTranslations } from '../contexts/translations.tsx';
import type { SettingName } from '../shared/preferences/settings.ts';
import { setColorScheme } from '../theme/color-schemes.ts';
import { KeepOffline } from './keep-offline.tsx';

const TITLE_ID = 'settings-title';

/** The settings drawer: every preference, applied at once and kept. */
export default function Settings({ href }: { href: string }) {
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <SettingsButton
        href={href}
        expanded={open}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      />
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        // The lock would make the body a scroller of its own and lay out the whole page again.
        disableScrollLock
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': TITLE_ID,
            'aria-modal': true,
            sx: { width: 340, maxWidth: 'calc(100vw - 48px)', p: 3, backgroundImage: 'none' },
          },
        }}
      >
        <SettingsPanel onClose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslations();
  const theme = useTheme();
  const dispatch = useThemeDispatch();
  const change = (name: SettingName, value: string) => {
    if (name === 'mode') setColorScheme(value, theme, (mode) => changeSetting('mode', mode));
    else changeSetting(name, value);
    if (name === 'dense') dispatch({ type: 'SET_DENSE', payload: value === 'true' });
  };
  return (
    <>
      <Typography id={TITLE_ID} component="h2" variant="h6" sx={{ mb: 2.5 }}>
        {t('settings.settings')}
      </Typography>
      <IconButton onClick={onClose} aria-label={t('settings.close')} sx={{ position: 'absolute', insetBlockStart: 16, insetInlineEnd: 16 }}>
        <Icon name="close" />
      </IconButton>
      <SettingsGroups preferences={storedPreferences()} onChange={change} />
      <KeepOffline />
    </>
  );
}
