import type { StorageKey } from '../../shared/storage-keys.ts';
import { readStorage, writeStorage } from '../platform/storage.ts';

/** Keeps something until the tab is closed; null forgets it. */
export function remember(key: StorageKey, value: string | null): void {
  writeStorage(key, value, 'sessionStorage');
}

/** What this tab keeps under a key. */
export function recall(key: StorageKey): string | null {
  return readStorage(key, 'sessionStorage');
}
