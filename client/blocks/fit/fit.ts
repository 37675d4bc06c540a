import type { Release } from '../../shared/release.ts';
import type { Dictionary } from '../../shared/translate.ts';

/** Which versions of a product fit a project: a table for all to read, and a form that asks a `package.json`. Releases begin with the newest. */
export type Fit = {
  kind: 'fit';
  /** The package, such as `@toolpad/core`. */
  name: string;
  /** The version that the docs describe. */
  documented: string;
  releases: readonly Release[];
  /** Packages that an app must have though the package asks for none of them, with their major. */
  companions: Readonly<Record<string, string>>;
  /** Names above the table's columns, and a row of ranges for each release; `-` for none. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The form's words in the page's language: browsers get them with the form alone. */
  words: Dictionary;
};
