import type { BlockText } from '../block-text.ts';

export const besideText: BlockText<'beside'> = {
  markdown: ({ blocks }, { inner }) => inner(blocks),
  pieces: ({ blocks }, inner) => inner(blocks),
};
