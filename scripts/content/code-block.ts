import type { FenceInfo } from './fence-info.ts';
import { highlightLines } from './highlight.ts';
import { escapeHtml } from './html.ts';
import { word } from './words.ts';

type Marks = Pick<FenceInfo, 'marked' | 'inserted' | 'deleted'>;

const NO_MARKS: Marks = { marked: new Set(), inserted: new Set(), deleted: new Set() };

/** A code block: a figure with an optional file name, the highlighted code and a copy button, which needs script and is hidden without. */
export function codeBlock(code: string, language: string, title?: string, marks: Marks = NO_MARKS): string {
  const lines = highlightLines(code.replace(/\n$/, ''), language);
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '';
  // A scrolling block must be reachable by keyboard (WCAG 2.1.1), hence the tab index.
  const pre = `<pre tabindex="0" dir="ltr"><code>${lines.map((line, index) => markLine(line, index + 1, marks)).join('')}</code></pre>`;
  return `<figure class="code" data-language="${language}">${caption}${pre}<button type="button" class="copy">${word('copy')}</button></figure>`;
}

function markLine(html: string, line: number, { marked, inserted, deleted }: Marks): string {
  if (inserted.has(line)) return `<ins>${html}\n</ins>`;
  if (deleted.has(line)) return `<del>${html}\n</del>`;
  return marked.has(line) ? `<mark>${html}\n</mark>` : `${html}\n`;
}
