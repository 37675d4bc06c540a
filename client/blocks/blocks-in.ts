import type { Block } from './blocks.ts';
import type { RichText } from './rich-text.ts';

/** The blocks that a block holds, whatever its kind: those under `blocks`, `items`, and `tabs`. Whoever looks for fences or guides finds no others. */
export function blocksIn<T extends RichText>(block: Block<T>): readonly Block<T>[] {
  if ('blocks' in block) return block.blocks;
  if ('items' in block) return block.items.flat();
  if ('tabs' in block) return block.tabs.flatMap(({ blocks }) => blocks);
  return [];
}
