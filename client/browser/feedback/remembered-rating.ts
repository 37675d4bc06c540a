const keyOf = (page: string) => `feedback-${page}`;

/** Keeps on this device, and nowhere else, how the reader rated a page. */
export function rememberRating(page: string, rating: number): void {
  try {
    localStorage.setItem(keyOf(page), String(rating));
  } catch {
    // Denied or full: the page asks again next time.
  }
}

/** The reader's earlier rating of a page: `'1'`, `'0'` or undefined. */
export function earlierRating(page: string): string | undefined {
  try {
    const rating = localStorage.getItem(keyOf(page));
    return rating === '1' || rating === '0' ? rating : undefined;
  } catch {
    return undefined;
  }
}
