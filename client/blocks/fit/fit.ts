import type { FitProps } from '../../fit/fit-props.ts';

/** Which versions of a product fit a project: a table for all to read, and a form that asks a `package.json`. */
export type Fit = FitProps & {
  kind: 'fit';
  /** Names above the table's columns, and a row of ranges for each release; `-` for none. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
};
