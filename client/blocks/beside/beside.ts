import type { Block } from '../blocks.ts';
import type { RichText } from '../rich-text.ts';

/** Code, and what it makes: the last block stands beside the others where there is room. */
export type Beside<T extends RichText = RichText> = { kind: 'beside'; blocks: readonly Block<T>[] };
