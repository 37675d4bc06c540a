/** Which version's tables follow, and the choice of another one. Versions are minors, such as `0.14`, the oldest first. */
export type Versions = {
  kind: 'versions';
  /** The product as it is written, and what the tables are about. */
  product: string;
  name: string;
  known: readonly string[];
  /** The version that the docs describe. */
  documented: string;
  shown: string;
  /** The version that has it first. */
  since?: string;
  /** Why the asked version is not shown: nobody knows it, or it does not export this name. */
  refused?: { why: 'unknown' } | { why: 'absent'; version: string };
};
