import { dictionaries } from '#translations';
import type { Language } from '../../client/shared/preferences/language.ts';
import type { Preferences } from '../../client/shared/preferences/preferences.ts';
import type { SiteConfig } from '../../client/shared/site-config.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { SettingsPage } from '../views/settings-page.tsx';
import { type RenderedPage, renderPage } from './render-page.tsx';

type Settings = { language: Language; preferences: Preferences; returnTo: string; config: SiteConfig };

/** Renders the settings form with the reader's choices in it. */
export function renderSettings({ preferences, returnTo, ...rest }: Settings): RenderedPage {
  const title = createTranslate(dictionaries, rest.language)('settings.settings');
  return renderPage({
    ...rest,
    title: `${title} - Toolpad`,
    direction: preferences.direction,
    hasCode: false,
    context: { path: '/toolpad/settings', page: null, navigation: [] },
    main: <SettingsPage preferences={preferences} returnTo={returnTo} />,
  });
}
