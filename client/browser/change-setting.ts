import { DEFAULT_LANGUAGE, isLanguage, localizedPath } from '../shared/language.ts';
import type { SettingName } from '../shared/settings.ts';
import { applyPreferences } from './apply-preferences.ts';
import { tellDemos } from './follow-preferences.ts';
import { reloadDemos } from './reload-demos.ts';
import { storedPreferences, storePreference } from './stored-preferences.ts';

/** Keeps a setting and shows it. Direction and language are other pages of the edge, so they load anew. */
export function changeSetting(name: SettingName, value: string): void {
  if (name === 'language') {
    location.assign(pathInLanguage(value) + location.hash);
    return;
  }
  storePreference(name, value);
  if (name === 'direction') location.reload();
  else applyPreferences(storedPreferences());
  if (name === 'mode') tellDemos();
  if (name === 'dense') reloadDemos();
}

function pathInLanguage(language: string): string {
  const canonical =
    document.documentElement.lang === DEFAULT_LANGUAGE ? location.pathname : location.pathname.replace(/^\/[a-z]{2}(?=\/)/, '');
  return isLanguage(language) ? localizedPath(canonical, language) : canonical;
}
