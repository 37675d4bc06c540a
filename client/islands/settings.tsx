import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import * as React from 'react';
import { changeSetting } from '../browser/change-setting.ts';
import { storedPreferences } from '../browser/stored-preferences.ts';
import { Icon } from '../components/icon.tsx';
import { SettingsButton } from '../components/settings-button.tsx';
import { SettingsGroup } from '../components/settings-group.tsx';
import { useThemeDispatch } from '../contexts/theme.tsx';
import { useTranslations } from '../contexts/translations.tsx';
import type { Preferences } from '../shared/preferences.ts';
import { type SettingName, settingsGroups } from '../shared/settings.ts';
import { setColorScheme } from '../theme/color-schemes.ts';

/** The settings drawer: every preference, applied at once and kept. */
export default function Settings({ href }: { href: string }) {
  const { t } = useTranslations();
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
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('settings.settings'),
            'aria-modal': true,
            sx: { width: 340, maxWidth: '90vw', p: 2.5, backgroundImage: 'none' },
          },
        }}
      >
        <SettingsPanel onClose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t, language } = useTranslations();
  const theme = useTheme();
  const dispatch = useThemeDispatch();
  const [preferences, setPreferences] = React.useState<Preferences>(storedPreferences);
  const change = (name: SettingName, value: string) => {
    if (name === 'mode') setColorScheme(value, theme, (mode) => changeSetting('mode', mode));
    else changeSetting(name, value);
    setPreferences(storedPreferences());
    if (name === 'dense') dispatch({ type: 'SET_DENSE', payload: value === 'true' });
  };
  return (
    <>
      <IconButton onClick={onClose} aria-label={t('settings.close')} sx={{ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 }}>
        <Icon name="close" />
      </IconButton>
      {settingsGroups({ ...preferences, language }).map((group) => (
        <SettingsGroup key={group.name} group={group} onChange={(value) => change(group.name, value)} />
      ))}
    </>
  );
}
