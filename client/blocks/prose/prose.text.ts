import type { BlockText } from '../block-text.ts';

export const proseText: BlockText<'prose'> = {
  markdown: ({ text }) => text.markdown,
  pieces: ({ text }) => text.pieces,
};
