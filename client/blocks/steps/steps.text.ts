import type { BlockText } from '../block-text.ts';
import { listMarkdown } from '../markdown-text.ts';

export const stepsText: BlockText<'steps'> = {
  markdown: ({ items }, { inner }) => listMarkdown(items.map(inner), 1),
  pieces: ({ items }, inner) => items.flatMap(inner),
};
