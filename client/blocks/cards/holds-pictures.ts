import type { Block } from '../blocks.ts';

/** Whether some of the blocks are lists with pictures, as cards with miniatures are. */
export function holdsPictures(blocks: readonly Block[]): boolean {
  return blocks.some((block) => block.kind === 'list' && block.items.flat().some(({ kind }) => kind === 'picture'));
}
