import { markWords } from '../../../search/excerpt.ts';
import { element } from './element.ts';

/** A text with the words that were asked for marked. */
export function marked(text: string, terms: readonly string[]): (Node | string)[] {
  return markWords(text, terms).map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text));
}
