import { sha256Source } from './content-security-policy.ts';

/**
 * Whether the reader's copy is still the current one. Weak comparison (RFC 9110, 13.1.2): an intermediary that compresses weakens our tag.
 * Ours, since Hono's `etag` needs the whole answer to know its tag, and ours is known before the page is stamped.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}

/** A short hash, in characters that an ETag may hold. */
export async function contentTag(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return (await sha256Source(content)).slice(8, 24).replace(/\W/g, '_');
}
