import { OWN_APP_KEY } from '../../shared/constants.ts';
import { type OwnApp, ownAppCookie, parseOwnApp } from '../../shared/own-app/own-app.ts';
import { parseCookies } from '../../shared/preferences/cookies.ts';
import { readCookies } from '../preferences/stored-preferences.ts';

/** The app that this browser keeps, or else the one that the address names: a link doesn't take a reader's own away. */
export function knownApp(): OwnApp | undefined {
  const kept = parseCookies(readCookies()).get(OWN_APP_KEY) ?? '';
  return parseOwnApp(new URLSearchParams(kept)) ?? parseOwnApp(new URLSearchParams(location.search));
}

/** Keeps an app for a year, or none. */
export function keepApp(app: OwnApp | undefined): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
    document.cookie = ownAppCookie(app, location.protocol === 'https:');
  } catch {
    // Denied: the choice holds for this page only.
  }
}
