/** The code that Node gives a failure of the system, or what caused it, as for `fetch`; none for others. */
export function codeOfError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOfError(error.cause);
}

/** What a failure says: anything can be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
