import { elementsOf, type HtmlElement } from './html-tree.ts';
import { inlineMarkdown, type Resolve } from './inline.ts';

/** A table in GitHub's form. A pipe in a cell is escaped even in code (GFM 4.10). */
export function tableMarkdown(table: HtmlElement, resolve: Resolve): string {
  const [head, ...rows] = elementsOf(table).flatMap((section) => elementsOf(section));
  if (!head) return '';
  const line = (row: HtmlElement) =>
    `| ${elementsOf(row)
      .map((cell) => cellMarkdown(cell, resolve))
      .join(' | ')} |`;
  const rule = `|${' --- |'.repeat(elementsOf(head).length)}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function cellMarkdown(cell: HtmlElement, resolve: Resolve): string {
  return inlineMarkdown(cell.children, resolve).replaceAll('|', '\\|').replaceAll('\\\n', ' ');
}
