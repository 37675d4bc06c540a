import { escapeHtml } from '../../shared/escape-html.ts';
import type { Code, CodeToken } from './code.ts';

/** The lines of a code block as HTML, which costs a page of code much less than an element of React for each token. */
export function codeHtml({ lines, marks = {} }: Pick<Code, 'lines' | 'marks'>): string {
  return lines
    .map((tokens, index) => {
      const html = `${tokens.map(tokenHtml).join('')}\n`;
      const mark = marks[index + 1];
      return mark ? `<${mark}>${html}</${mark}>` : html;
    })
    .join('');
}

function tokenHtml(token: CodeToken): string {
  return typeof token === 'string' ? escapeHtml(token) : `<span class="token ${token[0]}">${escapeHtml(token[1])}</span>`;
}
