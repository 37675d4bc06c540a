import type { BlockMaker } from '../markdown/block-maker.ts';

/** `:::beside` around blocks. */
export const beside: BlockMaker = ({ children }, { inner }) => ({ kind: 'beside', blocks: inner(children) });
