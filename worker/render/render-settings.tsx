import { dictionaries } from '#translations';
import { SETTINGS_PATH } from '../../client/shared/address/view-paths.ts';
import type { Preferences } from '../../client/shared/preferences/preferences.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { SettingsPage } from '../views/preferences/settings-page.tsx';
import type { RenderedPage } from './render-page.tsx';
import { type Reader, renderSimplePage } from './render-simple-page.ts';

type Settings = Omit<Reader, 'direction'> & { preferences: Preferences; returnTo: string };

/** Renders the settings form with the reader's choices in it. */
export function renderSettings({ preferences, returnTo, ...reader }: Settings): RenderedPage {
  const title = createTranslate(dictionaries, reader.language)('settings.settings');
  const main = <SettingsPage preferences={preferences} returnTo={returnTo} />;
  return renderSimplePage({ ...reader, direction: preferences.direction, title, path: SETTINGS_PATH, main });
}
