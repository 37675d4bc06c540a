import type { BlockText } from '../block-text.ts';
import { listMarkdown } from '../markdown-text.ts';

export const galleryText: BlockText<'gallery'> = {
  markdown: ({ items }, { inner }) => listMarkdown(items.map(inner)),
  pieces: ({ items }, inner) => items.flatMap(inner),
};
