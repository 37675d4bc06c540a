import type { BlockText } from '../block-text.ts';
import { codeSpan, tableMarkdown } from '../markdown-text.ts';

export const fitText: BlockText<'fit'> = {
  markdown: ({ head, rows }, { t }) =>
    tableMarkdown([
      [t('fit.version'), ...head],
      ...rows.map(([version = '', ...ranges]) => [version, ...ranges.map((range) => (range === '-' ? range : codeSpan(range)))]),
    ]),
  // Ranges are nothing that anybody searches for.
  pieces: () => [],
};
