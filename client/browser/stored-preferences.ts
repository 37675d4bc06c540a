import { codeStylingFromHash } from '../shared/code-styling.ts';
import { codeVariantFromHash } from '../shared/code-variant.ts';
import { parseColorMode } from '../shared/color-mode.ts';
import { COLOR_MODE_KEY } from '../shared/constants.ts';
import { type Preferences, preferenceCookie, preferencesFromCookies } from '../shared/preferences.ts';

/** What this browser knows of the reader: the hash beats what is stored, which beats the defaults. */
export function storedPreferences(): Preferences {
  const preferences = preferencesFromCookies(readCookies());
  return {
    ...preferences,
    mode: parseColorMode(readStorage(COLOR_MODE_KEY) ?? preferences.mode),
    codeVariant: codeVariantFromHash(location.hash) ?? preferences.codeVariant,
    codeStyling: codeStylingFromHash(location.hash) ?? preferences.codeStyling,
  };
}

/** Keeps a preference for a year, for the edge and for the next page. */
export function storePreference(name: keyof Preferences, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox, and the boot must read cookies at once.
  document.cookie = preferenceCookie(name, value, location.protocol === 'https:');
  if (name === 'mode') writeStorage(COLOR_MODE_KEY, value);
}

/** Storage may be denied: then nothing is stored, and the page stays readable. */
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Denied or full: the choice holds for this page only.
  }
}

function readCookies(): string {
  if (typeof document === 'undefined') throw new Error('Cookies cannot be read on the server. Read the request instead.');
  return document.cookie;
}
