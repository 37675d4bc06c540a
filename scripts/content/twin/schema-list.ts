import { elementsOf, type HtmlElement, type HtmlNode, hasClass } from './html-tree.ts';
import { inlineMarkdown, type Resolve } from './inline.ts';

/** The schema explorer as a nested list: a line for each key, with its type and its text. */
export function schemaList(element: HtmlElement, resolve: Resolve): string {
  return listBelow(element, resolve, '');
}

function listBelow({ children }: HtmlElement, resolve: Resolve, indent: string): string {
  const lines: string[] = [];
  let words: HtmlNode[] = [];
  const flush = () => {
    const text = inlineMarkdown(words, resolve);
    if (text) lines.push(`${indent}- ${text}`);
    words = [];
  };
  for (const child of children) {
    if (typeof child === 'string') continue;
    if (child.tag === 'details') {
      flush();
      lines.push(details(child, resolve, indent));
    } else if (!hasClass(child, 'schema-anchor')) words.push(...separated(words, child.children));
  }
  flush();
  return lines.join('\n');
}

/** A summary, its text and the keys below it. */
function details(element: HtmlElement, resolve: Resolve, indent: string): string {
  const words: HtmlNode[] = [];
  const below: string[] = [];
  for (const part of elementsOf(element)) {
    if (part.tag === 'ul') below.push(...elementsOf(part).map((key) => listBelow(key, resolve, `${indent}  `)));
    else words.push(...separated(words, part.children));
  }
  return [`${indent}- ${inlineMarkdown(words, resolve)}`, ...below].join('\n');
}

/** Pieces of a line are told apart by a colon. */
function separated(before: HtmlNode[], after: HtmlNode[]): HtmlNode[] {
  return before.length > 0 ? [': ', ...after] : after;
}
