import { splitLanguage } from '../../client/shared/preferences/language.ts';

/** A path that a reader may be sent back to: a page's path of this site, without host, query or control characters. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?:toolpad|api-docs)(?:\/[\w-]+)*$/.test(splitLanguage(value).rest) ? value : undefined;
}
