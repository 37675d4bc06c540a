import type { BlockText } from '../block-text.ts';
import { listMarkdown } from '../markdown-text.ts';

export const listText: BlockText<'list'> = {
  markdown: ({ start, items }, { inner }) => listMarkdown(items.map(inner), start),
  pieces: ({ items }, inner) => items.flatMap(inner),
};
