import { knownVersions, products, versionedPages } from '#content';
import { documentedVersion } from '../client/shared/product.ts';

/** A known minor, such as `0.12`, or that the asked one is none: a bounded set of values. */
export type AskedVersion = (typeof knownVersions)[number] | 'unknown';

const pages = new Set<string>(versionedPages);

/** Whether a page has tables by version. */
export function isVersioned(path: string): boolean {
  return pages.has(path);
}

/** The version that `?v=` asks for, where a page has tables by version; undefined for the documented one, whose page is the plain one. */
export function askedVersion(path: string, query: URLSearchParams): AskedVersion | undefined {
  const asked = query.get('v');
  if (asked === null || !isVersioned(path)) return undefined;
  const [, minor] = /^v?(\d{1,3}\.\d{1,3})(?:\.\d{1,3})?$/.exec(asked) ?? [];
  if (documentedVersion(products.core).startsWith(`${minor}.`)) return undefined;
  return knownVersions.find((known) => known === minor) ?? 'unknown';
}
