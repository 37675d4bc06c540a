/** A frame that says more than this in a second, or something longer in characters, is ended: the page would do nothing but listen. */
export const MAX_FRAME_MESSAGES_PER_SECOND = 200;
export const MAX_FRAME_WORDS = 100_000;

/** Counts what a frame says: edited code that talks without end would keep the page from everything else. */
export class Flood {
  private since = 0;
  private heard = 0;

  /** Whether this message is one too many, or too long. */
  grows(data: unknown, now = performance.now()): boolean {
    if (now - this.since >= 1000) {
      this.since = now;
      this.heard = 0;
    }
    this.heard += 1;
    return this.heard > MAX_FRAME_MESSAGES_PER_SECOND || isLong(data);
  }
}

function isLong(data: unknown): boolean {
  const parts = typeof data === 'object' && data !== null ? Object.values(data) : [data];
  return parts.some((part) => typeof part === 'string' && part.length > MAX_FRAME_WORDS);
}
