import type { BlockMaker } from '../markdown/block-maker.ts';
import { isList } from '../markdown/prose.ts';

/** `:::cards` around a list. */
export const cards: BlockMaker = ({ children }, { inner }) => {
  const lists = children.filter(({ token }) => isList(token));
  return { kind: 'cards', count: lists.flatMap((list) => list.children).length, blocks: inner(children) };
};
