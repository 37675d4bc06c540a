import type { BlockText } from '../block-text.ts';
import { escapeText } from '../markdown-text.ts';

/** A picture by its address; a diagram, which has none, by what it shows. Search reads the caption. */
export const pictureText: BlockText<'picture'> = {
  markdown: ({ alt, caption = '', files: [file] }, { resolve, t }) => {
    const [shown, said] = [escapeText(alt), escapeText(caption)];
    if (file) return `![${shown}](${resolve(file.source)})${said && ` ${said}`}`;
    return `*${[said, shown].filter(Boolean).join(t('colon'))}*`;
  },
  pieces: ({ caption = '' }) => [{ kind: 'text', text: caption }],
};
