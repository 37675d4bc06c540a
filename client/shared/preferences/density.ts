/** Compact page chrome and controls; off unless the cookie says `true`. */
export function parseDense(value: unknown): boolean {
  return value === 'true' || value === true;
}
