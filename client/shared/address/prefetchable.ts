import { splitLanguage } from '../preferences/language.ts';

/** Whether an address is a page of the documentation, other than the one at hand. Files, forms, and searches are asked for only. */
export function isPrefetchable(address: URL, current: URL): boolean {
  if (address.origin !== current.origin || address.pathname === current.pathname) return false;
  const { rest } = splitLanguage(address.pathname);
  return /^\/(?:toolpad|api-docs)(?!\/(?:_|settings|search))(?:\/[^.]*)?$/.test(rest);
}
