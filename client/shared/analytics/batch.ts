/** Events go to the edge in batches of at most so many, of at most so many bytes. */
export const MAX_EVENTS = 20;
export const MAX_EVENTS_BYTES = 8192;
