import { readStorage, writeStorage } from '../platform/storage.ts';

/** Keeps something until the tab is closed; null forgets it. */
export function remember(key: string, value: string | null): void {
  writeStorage(key, value, 'sessionStorage');
}

/** What this tab keeps under a key. */
export function recall(key: string): string | null {
  return readStorage(key, 'sessionStorage');
}
