import { COLOR_MODE_KEY, PACKAGE_MANAGER_KEY, PREFERENCE_COOKIE_MAX_AGE_S } from '../constants.ts';
import { type CodeStyling, parseCodeStyling } from './code-styling.ts';
import { type CodeVariant, parseCodeVariant } from './code-variant.ts';
import { type ColorMode, parseColorMode } from './color-mode.ts';
import { parseCookies } from './cookies.ts';
import { parseDense } from './density.ts';
import { type Direction, parseDirection } from './direction.ts';
import { type PackageManager, parsePackageManager } from './package-manager.ts';

/** Everything a reader can choose but the language, which is in the URL. */
export type Preferences = {
  mode: ColorMode;
  direction: Direction;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  dense: boolean;
  packageManager: PackageManager;
};

/** The cookie that keeps each preference. */
export const PREFERENCE_COOKIES: Record<keyof Preferences, string> = {
  mode: COLOR_MODE_KEY,
  direction: 'direction',
  codeVariant: 'codeVariant',
  codeStyling: 'codeStyling',
  dense: 'dense',
  packageManager: PACKAGE_MANAGER_KEY,
};

/** Reads preferences by name; what is missing or unknown becomes the default. */
export function parsePreferences(read: (name: keyof Preferences) => unknown): Preferences {
  return {
    mode: parseColorMode(read('mode')),
    direction: parseDirection(read('direction')),
    codeVariant: parseCodeVariant(read('codeVariant')),
    codeStyling: parseCodeStyling(read('codeStyling')),
    dense: parseDense(read('dense')),
    packageManager: parsePackageManager(read('packageManager')),
  };
}

/** The preferences in a `Cookie` header or in `document.cookie`. */
export function preferencesFromCookies(header: string): Preferences {
  const cookies = parseCookies(header);
  return parsePreferences((name) => cookies.get(PREFERENCE_COOKIES[name]));
}

/** A cookie that keeps a preference: whole site, one year, first party, `Secure` on https. */
export function preferenceCookie(name: keyof Preferences, value: string, secure: boolean): string {
  const attributes = `path=/; max-age=${PREFERENCE_COOKIE_MAX_AGE_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${PREFERENCE_COOKIES[name]}=${encodeURIComponent(value)}; ${attributes}`;
}
