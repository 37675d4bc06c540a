import { splitLanguage } from './language.ts';

/** What a browser tells of its connection, where it does. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be fetched before they are asked for: not to save data, and not on a slow connection. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Whether an address is a page of the documentation, other than the one at hand. Forms and searches are asked for only. */
export function isPrefetchable(address: URL, current: URL): boolean {
  if (address.origin !== current.origin || address.pathname === current.pathname) return false;
  const { rest } = splitLanguage(address.pathname);
  return /^\/(?:toolpad|api-docs)(?!\/(?:_|assets\/|settings|search|sw\.js))(?:\/|$)/.test(rest);
}
