import type { BlockText } from '../block-text.ts';

export const tableText: BlockText<'table'> = {
  markdown: ({ text }) => text.markdown,
  pieces: ({ text }) => text.pieces,
};
