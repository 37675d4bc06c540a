import { MAX_QUERY_LENGTH } from '../../../search/bounds.ts';
import { parseJson } from '../../../shared/parse-json.ts';
import { readStorage, writeStorage } from '../../platform/storage.ts';

const RECENT_SEARCHES_KEY = 'docs-recent-searches';

/** So many searches are kept. */
export const MAX_RECENT_SEARCHES = 5;

/** What was searched for in this browser, the latest first. They never leave it. */
export function recentSearches(): string[] {
  const kept = parseJson(readStorage(RECENT_SEARCHES_KEY) ?? '[]');
  const texts = Array.isArray(kept)
    ? kept.filter((item) => typeof item === 'string' && item !== '' && item.length <= MAX_QUERY_LENGTH)
    : [];
  return texts.slice(0, MAX_RECENT_SEARCHES);
}

/** Puts a search before the others; the same search is kept once. */
export function rememberSearch(query: string): void {
  const others = recentSearches().filter((other) => other !== query);
  writeStorage(RECENT_SEARCHES_KEY, JSON.stringify([query, ...others].slice(0, MAX_RECENT_SEARCHES)));
}

/** Forgets every search. */
export function forgetSearches(): void {
  writeStorage(RECENT_SEARCHES_KEY, '[]');
}
