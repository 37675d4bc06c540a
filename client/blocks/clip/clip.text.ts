import type { BlockText } from '../block-text.ts';
import { escapeText } from '../markdown-text.ts';

/** A clip by what it shows and the address of its film. Search reads what it shows. */
export const clipText: BlockText<'clip'> = {
  markdown: ({ title, films: [film] }, { resolve }) => `[${escapeText(title)}](${resolve(film?.source ?? '')})`,
  pieces: ({ title }) => [{ kind: 'text', text: title }],
};
