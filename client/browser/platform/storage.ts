import type { StorageKey } from '../../shared/storage-keys.ts';

type Kind = 'localStorage' | 'sessionStorage';

/** What storage keeps under a key. It may be denied: then nothing is stored, and the page stays readable. */
export function readStorage(key: StorageKey, kind: Kind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or with null nothing more. Returns false where storage is denied or full: what was chosen holds for this page only. */
export function writeStorage(key: StorageKey, value: string | null, kind: Kind = 'localStorage'): boolean {
  try {
    if (value === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys of local storage; none where it is denied. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
