import { MAX_QUERY_LENGTH, MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY } from '../shared/constants.ts';

/** What was searched for in this browser, the latest first. They never leave it. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]');
    const texts = Array.isArray(kept)
      ? kept.filter((item) => typeof item === 'string' && item !== '' && item.length <= MAX_QUERY_LENGTH)
      : [];
    return texts.slice(0, MAX_RECENT_SEARCHES);
  } catch {
    // Denied, or not ours: nothing was searched for.
    return [];
  }
}

/** Puts a search before the others; the same search is kept once. */
export function rememberSearch(query: string): void {
  const others = recentSearches().filter((other) => other !== query);
  write(JSON.stringify([query, ...others].slice(0, MAX_RECENT_SEARCHES)));
}

/** Forgets every search. */
export function forgetSearches(): void {
  write('[]');
}

function write(text: string): void {
  try {
    localStorage.setItem(RECENT_SEARCHES_KEY, text);
  } catch {
    // Denied or full: the next page will not know.
  }
}
