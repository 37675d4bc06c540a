import type { ComponentType } from 'react';
import { SettingsButton } from '../../client/components/settings-button.tsx';
import { useTranslations } from '../../client/contexts/translations.tsx';
import { Island } from '../../client/islands/island.tsx';
import { localizedPath } from '../../client/shared/language.ts';

/** Islands that a page's text may hold (`::island{name="…"}`): what the server shows of each. */
export const flowIslands: Record<string, ComponentType<Record<string, unknown>> | undefined> = { settings: Settings };

function Settings() {
  const { language } = useTranslations();
  const href = localizedPath('/toolpad/settings', language);
  return (
    <Island name="settings" props={{ href }}>
      <SettingsButton href={href} />
    </Island>
  );
}
