/** What agents have to know of the product that is documented first and cannot read from its package, in a sentence each. */
export const ADVICE = [
  'The CRUD components need React 19.',
  'Import from subpaths such as `@toolpad/core/DashboardLayout`: the root, `@toolpad/core`, loads CRUD and its peers.',
];
