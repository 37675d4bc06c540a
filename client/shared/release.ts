/** A published version and what it asks to have beside it, as npm's ranges. */
export type Release = {
  version: string;
  /** Package → range that it must have beside it; with `optional`, only where it is used. */
  peers: Readonly<Record<string, string>>;
  optional: readonly string[];
  node: string;
  /** Package → range of what it brings along and apps see. */
  brings?: Readonly<Record<string, string>>;
};
