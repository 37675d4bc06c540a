import { isList } from './prose.ts';
import type { BlockMaker } from './to-blocks.ts';

/** `:::cards` around a list. */
export const cards: BlockMaker = ({ children }, { inner }) => {
  const lists = children.filter(({ token }) => isList(token));
  return { kind: 'cards', count: lists.flatMap((list) => list.children).length, blocks: inner(children) };
};
