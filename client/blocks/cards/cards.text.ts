import type { BlockText } from '../block-text.ts';

export const cardsText: BlockText<'cards'> = {
  markdown: ({ blocks }, { inner }) => inner(blocks),
  pieces: ({ blocks }, inner) => inner(blocks),
};
