import { readStorage, writeStorage } from '../platform/storage.ts';

const keyOf = (page: string) => `feedback-${page}` as const;

/** Keeps on this device, and nowhere else, how the reader rated a page. */
export function rememberRating(page: string, rating: number): void {
  writeStorage(keyOf(page), String(rating));
}

/** The reader's earlier rating of a page: `'1'`, `'0'` or undefined. */
export function earlierRating(page: string): string | undefined {
  const rating = readStorage(keyOf(page));
  return rating === '1' || rating === '0' ? rating : undefined;
}
