import type { BlockMaker } from './to-blocks.ts';

/** `:::cards` around a list. */
export const cards: BlockMaker = ({ children }, { inner }) => ({ kind: 'cards', blocks: inner(children) });
