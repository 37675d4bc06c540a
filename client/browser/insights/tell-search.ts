import type { Endpoint } from '../../shared/address/endpoints.ts';
import type { Language } from '../../shared/preferences/language.ts';
import { isOptedOut } from '../analytics/gtag.ts';

/** Tells the site that a search led nowhere, so that what is missing can be written; never for readers who opted out. */
export function tellSearch(query: string, language: Language, found: boolean): void {
  if (isOptedOut()) return;
  const body = JSON.stringify({ query, language, found });
  navigator.sendBeacon('/toolpad/_edge/searches' satisfies Endpoint, new Blob([body], { type: 'application/json' }));
}
