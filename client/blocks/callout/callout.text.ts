import type { BlockText } from '../block-text.ts';
import type { Callout } from '../blocks.ts';
import { codeSpan, escapeText, quoteMarkdown } from '../markdown-text.ts';

/** GitHub's names of the four kinds. */
const ALERTS: Record<Callout['callout'], string> = { info: 'NOTE', success: 'TIP', warning: 'WARNING', error: 'CAUTION' };

/** A title's code stands in backticks. */
function withCode(title: string): string {
  return title
    .split('`')
    .map((part, index) => (index % 2 ? codeSpan(part) : escapeText(part)))
    .join('');
}

export const calloutText: BlockText<'callout'> = {
  markdown: ({ callout, title, blocks }, { inner }) =>
    quoteMarkdown(`[!${ALERTS[callout]}]\n${title ? `**${withCode(title)}**\n\n` : ''}${inner(blocks)}`),
  pieces: ({ title = '', blocks }, inner) => [{ kind: 'text', text: `${title.replaceAll('`', '')} ` }, ...inner(blocks)],
};
