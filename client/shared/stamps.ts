import { COLOR_SCHEME_ATTRIBUTE, THEME_COLORS } from './preferences/color-mode.ts';
import type { Preferences } from './preferences/preferences.ts';

/** Attributes by name; undefined means that the element does not have it. */
export type Attributes = Record<string, string | undefined>;

/** The preferences as attributes of `<html>`. System mode has no attribute: a media query decides. */
export function htmlAttributes(preferences: Preferences): Attributes {
  const attributes: Record<keyof Preferences, [name: string, value: string | undefined]> = {
    direction: ['dir', preferences.direction],
    mode: [COLOR_SCHEME_ATTRIBUTE, preferences.mode === 'system' ? undefined : preferences.mode],
    codeVariant: ['data-code-variant', preferences.codeVariant],
    codeStyling: ['data-code-styling', preferences.codeStyling],
    packageManager: ['data-package-manager', preferences.packageManager],
    dense: ['data-dense', preferences.dense ? 'true' : undefined],
  };
  return Object.fromEntries(Object.values(attributes));
}

/** The preferences as attributes of `<body>`. */
export function bodyAttributes(preferences: Preferences): Attributes {
  return { dir: preferences.direction, class: preferences.mode === 'system' ? undefined : `mode-${preferences.mode}` };
}

/** The contents of the two `theme-color` metas: for a light system and for a dark one. */
export function themeColors({ mode }: Preferences): [light: string, dark: string] {
  return mode === 'system' ? [THEME_COLORS.light, THEME_COLORS.dark] : [THEME_COLORS[mode], THEME_COLORS[mode]];
}
