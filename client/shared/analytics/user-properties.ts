import type { Preferences } from '../preferences/preferences.ts';

type Named<Names extends Record<keyof Preferences, string>> = Names;

/** What analytics calls each preference; `never` is not told. */
type Told = Named<{
  mode: 'colorScheme';
  codeVariant: 'codeVariant';
  codeStyling: 'codeStylingVariant';
  direction: never;
  dense: never;
  packageManager: never;
}>;

/** What analytics is told of how a reader reads. */
export type UserProperty = Told[keyof Preferences] | 'userLanguage' | 'devicePixelRatio' | 'colorSchemeOS';
