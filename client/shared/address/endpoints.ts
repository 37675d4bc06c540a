/** The endpoints below `/toolpad/_edge/`: the log knows requests by them, and a test holds that these and no others are answered. */
export const ENDPOINTS = [
  'ad',
  'ad-frame',
  'csp-report',
  'events',
  'feedback',
  'health',
  'mcp',
  'mcp/server-card',
  'preferences',
  'search',
  'searches',
] as const;

/** The address of one. Code spells it, which the type checker holds against the table: a module of constants would be a request more in browsers. */
export type Endpoint = `/toolpad/_edge/${(typeof ENDPOINTS)[number]}`;
