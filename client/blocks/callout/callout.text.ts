import type { BlockText } from '../block-text.ts';
import type { Callout } from '../blocks.ts';
import { escapeText, quoteMarkdown } from '../markdown-text.ts';

/** GitHub's names of the four kinds. */
const ALERTS: Record<Callout['callout'], string> = { info: 'NOTE', success: 'TIP', warning: 'WARNING', error: 'CAUTION' };

export const calloutText: BlockText<'callout'> = {
  markdown: ({ callout, title, blocks }, { inner }) =>
    quoteMarkdown(`[!${ALERTS[callout]}]\n${title ? `**${escapeText(title)}**\n\n` : ''}${inner(blocks)}`),
  pieces: ({ title = '', blocks }, inner) => [{ kind: 'text', text: `${title} ` }, ...inner(blocks)],
};
