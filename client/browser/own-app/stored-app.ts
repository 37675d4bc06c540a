import { OWN_APP_KEY, PREFERENCE_COOKIE_MAX_AGE_S } from '../../shared/constants.ts';
import { parseCookies } from '../../shared/cookies.ts';
import { type OwnApp, ownAppQuery, parseOwnApp } from '../../shared/own-app.ts';
import { readCookies } from '../stored-preferences.ts';

/** The app that this browser keeps, or else the one that the address names: a link doesn't take a reader's own away. */
export function knownApp(): OwnApp | undefined {
  const kept = parseCookies(readCookies()).get(OWN_APP_KEY) ?? '';
  return parseOwnApp(new URLSearchParams(kept)) ?? parseOwnApp(new URLSearchParams(location.search));
}

/** Keeps an app for a year, or none. */
export function keepApp(app: OwnApp | undefined): void {
  const value = app ? encodeURIComponent(ownAppQuery(app)) : '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
    document.cookie = `${OWN_APP_KEY}=${value}; path=/; max-age=${app ? PREFERENCE_COOKIE_MAX_AGE_S : 0}; SameSite=Lax${secure}`;
  } catch {
    // Denied: the choice holds for this page only.
  }
}
