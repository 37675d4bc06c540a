/** Bounds of feedback: a comment in UTF-16 units, as a text field counts them, and a whole post in bytes. */
export const MAX_COMMENT_LENGTH = 2000;
export const MAX_POST_BYTES = 8192;
