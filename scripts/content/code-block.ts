import { tracked } from '../../client/shared/events.ts';
import type { FenceInfo } from './fence-info.ts';
import { highlightLines } from './highlight.ts';
import { escapeHtml, htmlAttributes } from './html.ts';
import { word } from './words.ts';

type Marks = Pick<FenceInfo, 'marked' | 'inserted' | 'deleted'>;

const NO_MARKS: Marks = { marked: new Set(), inserted: new Set(), deleted: new Set() };

const COPY_MARKS = htmlAttributes(tracked('code', 'copy-click'));

// It bears both names; CSS shows the one that applies.
const WRAP = `<button type="button" class="wrap"><span class="to-wrap">${word('wrapLines')}</span><span class="to-unwrap">${word('unwrapLines')}</span></button>`;

/** A code block: a figure with an optional file name, the highlighted code and its buttons, which need script and are hidden without. */
export function codeBlock(code: string, language: string, title?: string, marks: Marks = NO_MARKS): string {
  const lines = highlightLines(code.replace(/\n$/, ''), language);
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '';
  // A scrolling block must be reachable by keyboard (WCAG 2.1.1), hence the tab index.
  const pre = `<pre tabindex="0"><code>${lines.map((line, index) => markLine(line, index + 1, marks)).join('')}</code></pre>`;
  // Code reads from left to right in every language, and its buttons stay out of the way of where lines begin.
  return `<figure class="code" data-language="${language}" dir="ltr">${caption}${pre}<div class="code-actions">${WRAP}<button type="button" class="copy" ${COPY_MARKS}>${word('copy')}</button></div></figure>`;
}

function markLine(html: string, line: number, { marked, inserted, deleted }: Marks): string {
  if (inserted.has(line)) return `<ins>${html}\n</ins>`;
  if (deleted.has(line)) return `<del>${html}\n</del>`;
  return marked.has(line) ? `<mark>${html}\n</mark>` : `${html}\n`;
}
