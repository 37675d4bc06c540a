import { isLanguage } from '../../shared/preferences/language.ts';
import type { SettingName } from '../../shared/preferences/settings.ts';
import { applyPreferences } from './apply-preferences.ts';
import { tellDemos } from './follow-preferences.ts';
import { addressIn } from './language-links.ts';
import { reloadDemos } from './reload-demos.ts';
import { storedPreferences, storePreference } from './stored-preferences.ts';

/** Keeps a setting and shows it. Direction and language are other pages of the edge, so the page reloads. */
export function changeSetting(name: SettingName, value: string): void {
  if (name === 'language') {
    if (isLanguage(value)) location.assign(addressIn(value));
    return;
  }
  storePreference(name, value);
  if (name === 'direction') location.reload();
  else applyPreferences(storedPreferences());
  if (name === 'mode') tellDemos();
  if (name === 'dense') reloadDemos();
}
