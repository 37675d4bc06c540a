/** Whether the reader's copy is still the current one. Weak comparison (RFC 9110, 13.1.2): an intermediary that compresses weakens our tag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}
