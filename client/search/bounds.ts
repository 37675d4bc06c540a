/** Bounds of a search: its query in characters and words, and how many sections it may ask for. */
export const MAX_QUERY_LENGTH = 200;
export const MAX_QUERY_WORDS = 30;
export const MAX_LIMIT = 50;
export const DEFAULT_LIMIT = 10;
