import type { BlockText } from '../block-text.ts';
import { escapeText } from '../markdown-text.ts';

/** Every tab, one below the other, under its name. */
export const tabsText: BlockText<'tabs'> = {
  markdown: ({ tabs }, { inner }) => tabs.map(({ name, blocks }) => `**${escapeText(name)}**\n\n${inner(blocks)}`).join('\n\n'),
  pieces: ({ tabs }, inner) => tabs.flatMap(({ blocks }) => inner(blocks)),
};
