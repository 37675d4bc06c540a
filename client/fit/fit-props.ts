import type { Release } from '../shared/release.ts';
import type { Dictionary } from '../shared/translate.ts';

/** What the form knows that asks a project's `package.json`. Releases begin with the newest. */
export type FitProps = {
  /** The package, such as `@toolpad/core`. */
  name: string;
  /** The version that the docs describe. */
  documented: string;
  releases: readonly Release[];
  /** Packages that an app must have though the package asks for none of them, with their major. */
  companions: Readonly<Record<string, string>>;
  /** The form's words in the page's language: browsers get them with the form alone. */
  words: Dictionary;
};
