import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { SettingsButton } from '../../client/components/settings-button.tsx';
import { ThemeBuilderNote } from '../../client/components/theme-builder-note.tsx';
import { useTranslations } from '../../client/contexts/translations.tsx';
import { Island } from '../../client/islands/island.tsx';
import { localizedPath } from '../../client/shared/language.ts';

/** Islands that a page's text may hold (`::island{name="…"}`): what the server shows of each. */
export const flowIslands: Record<string, ComponentType<Record<string, unknown>> | undefined> = {
  settings: Settings,
  'theme-builder': ThemeBuilder,
};

function Settings() {
  const { language } = useTranslations();
  const href = localizedPath('/toolpad/settings', language);
  return (
    <Island name="settings" props={{ href }}>
      <SettingsButton href={href} />
    </Island>
  );
}

/** Nothing below moves when the builder takes the note's place. */
const Room = styled('div')({ '@media (scripting: enabled)': { minHeight: 1570, '@media (min-width: 900px)': { minHeight: 1380 } } });

function ThemeBuilder() {
  return (
    <Room>
      <Island name="theme-builder" props={{}}>
        <ThemeBuilderNote />
      </Island>
    </Room>
  );
}
