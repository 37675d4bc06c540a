import { COLOR_MODE_KEY } from '../../shared/constants.ts';
import { codeStylingFromHash } from '../../shared/preferences/code-styling.ts';
import { codeVariantFromHash } from '../../shared/preferences/code-variant.ts';
import { parseColorMode } from '../../shared/preferences/color-mode.ts';
import { type Preferences, parsePreferences, preferenceCookie, preferencesFromCookies } from '../../shared/preferences/preferences.ts';
import { readStorage, writeStorage } from '../platform/storage.ts';

/** What was chosen on this page: it beats the hash, and it holds where storage is denied. */
const chosenHere = new Map<keyof Preferences, string>();

/** What this browser knows of the reader: a choice on this page beats the hash, which beats what is stored, which beats the defaults. */
export function storedPreferences(): Preferences {
  const preferences = preferencesFromCookies(readCookies());
  const known = {
    ...preferences,
    mode: parseColorMode(readStorage(COLOR_MODE_KEY) ?? preferences.mode),
    codeVariant: codeVariantFromHash(location.hash) ?? preferences.codeVariant,
    codeStyling: codeStylingFromHash(location.hash) ?? preferences.codeStyling,
  };
  return parsePreferences((name) => chosenHere.get(name) ?? known[name]);
}

/** What was stored since then, by another tab or page, counts again. */
export function forgetChoices(): void {
  chosenHere.clear();
}

/** Keeps a preference for a year, for the edge and for the next page. */
export function storePreference(name: keyof Preferences, value: string): void {
  chosenHere.set(name, value);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox, and the boot must read cookies at once.
    document.cookie = preferenceCookie(name, value, location.protocol === 'https:');
  } catch {
    // Denied: the choice holds for this page only.
  }
  if (name === 'mode') writeStorage(COLOR_MODE_KEY, value);
}

/** Throws on the server, which has the request's cookies; cookies that the browser denies count as none. */
export function readCookies(): string {
  if (typeof document === 'undefined') throw new Error('Cookies cannot be read on the server. Read the request instead.');
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
