import { KIT_MODE_KEY } from '../../../client/shared/constants.ts';
import type { Look } from '../../../client/shared/playground/live-messages.ts';

/** Makes the frame look like the page: before a run, and when the page changes. */
export function show({ scheme, direction, dense, language }: Look): void {
  const html = document.documentElement;
  html.dir = direction;
  html.dataset.dense = String(dense);
  html.dataset.language = language;
  if (localStorage.getItem(KIT_MODE_KEY) === scheme) return;
  html.dataset.toolpadColorScheme = scheme;
  localStorage.setItem(KIT_MODE_KEY, scheme);
  // Storage in memory has no events; providers that are on the screen wait for one.
  dispatchEvent(new StorageEvent('storage', { key: KIT_MODE_KEY, newValue: scheme }));
}
