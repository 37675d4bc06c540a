import { markWords } from '../../../client/search/excerpt.ts';

/** A text with the words that were asked for marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return markWords(text, terms).map((piece, at) => (piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text));
}
