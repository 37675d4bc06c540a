import { findElement, type HtmlElement, textOf } from './html-tree.ts';

/** Elements around marked lines, as the site's own fences write them. */
const MARKS: Record<string, (lines: string) => string> = {
  mark: (lines) => `{${lines}}`,
  ins: (lines) => `ins={${lines}}`,
  del: (lines) => `del={${lines}}`,
};

/** A code block with its language, its file name and which of its lines are marked, added or removed. */
export function codeFence(figure: HtmlElement): string {
  const code = findElement(figure, ({ tag }) => tag === 'code');
  const caption = findElement(figure, ({ tag }) => tag === 'figcaption');
  const title = caption ? ` title="${textOf(caption)}"` : '';
  const text = (code ? textOf(code) : '').replace(/\n$/, '');
  return fence(text, `${figure.attributes['data-language'] ?? ''}${title}${code ? markedLines(code) : ''}`);
}

/** A fence (CommonMark 4.5) longer than any run of backticks in the code. */
export function fence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${code}\n${marks}`;
}

function markedLines(code: HtmlElement): string {
  const marked: Record<string, number[]> = {};
  let line = 1;
  for (const child of code.children) {
    if (typeof child !== 'string' && child.tag in MARKS) {
      marked[child.tag] ??= [];
      marked[child.tag]!.push(line);
    }
    line += textOf(child).split('\n').length - 1;
  }
  return Object.entries(marked)
    .map(([tag, lines]) => ` ${MARKS[tag]!(lines.join(','))}`)
    .join('');
}
