import type { BlockMaker } from './to-blocks.ts';

/** `:::beside` around blocks. */
export const beside: BlockMaker = ({ children }, { inner }) => ({ kind: 'beside', blocks: inner(children) });
