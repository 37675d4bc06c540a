import type { Block } from '../blocks.ts';
import type { RichText } from '../rich-text.ts';

/** Numbered steps that a reader can tick off. */
export type Steps<T extends RichText = RichText> = { kind: 'steps'; items: readonly (readonly Block<T>[])[] };
