import type { ColorScheme } from '../../shared/preferences/color-mode.ts';
import type { Preferences } from '../../shared/preferences/preferences.ts';
import { type Attributes, bodyAttributes, htmlAttributes, themeColors } from '../../shared/stamps.ts';

/** What a device's own choice of dark is asked for with. */
export const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** What is shown: the reader's choice, or the system's when the reader left it to the system. */
export function effectiveScheme(mode: Preferences['mode']): ColorScheme {
  if (mode !== 'system') return mode;
  return matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
}

/** Puts preferences on the page, as the edge does, plus what only a browser knows: the system's scheme. */
export function applyPreferences(preferences: Preferences): void {
  setAttributes(document.documentElement, htmlAttributes(preferences));
  setAttributes(document.body, { ...bodyAttributes(preferences), class: `mode-${effectiveScheme(preferences.mode)}` });
  const colors = themeColors(preferences);
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta, index) => {
    meta.setAttribute('content', colors[index] ?? colors[0]);
  });
}

/** Calls back when the system turns dark or light. */
export function onSystemChange(callback: () => void): void {
  matchMedia(DARK_SYSTEM).addEventListener('change', callback);
}

function setAttributes(element: HTMLElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    // `dir` written again, even with the same value, makes the browser recompute all styles below.
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
