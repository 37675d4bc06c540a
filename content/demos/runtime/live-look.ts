import type { Look } from '../../../client/shared/live-messages.ts';

/** Where the kit and Material UI keep the color scheme. */
const MODE_KEY = 'toolpad-mode';

/** Makes the frame look like the page: before a run, and when the page changes. */
export function show({ scheme, direction, dense }: Look): void {
  const html = document.documentElement;
  html.dir = direction;
  html.dataset.dense = String(dense);
  if (localStorage.getItem(MODE_KEY) === scheme) return;
  html.dataset.toolpadColorScheme = scheme;
  localStorage.setItem(MODE_KEY, scheme);
  // Storage in memory has no events; providers that are on the screen wait for one.
  dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: scheme }));
}
