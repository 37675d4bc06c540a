import { codeFence } from './code-fence.ts';
import { elementsOf, findElement, type HtmlElement, type HtmlNode, hasClass, textOf } from './html-tree.ts';
import { escapeText, inlineMarkdown, type Resolve } from './inline.ts';
import { schemaList } from './schema-list.ts';
import { tableMarkdown } from './table.ts';

/** What blocks need to know of the page. */
export type BlockContext = {
  resolve: Resolve;
  /** A demo's heading line and, where its page shows code, its whole source. */
  demo: (figure: HtmlElement) => string;
};

/** GitHub's names of the four kinds of callouts. */
const ALERTS: Record<string, string> = { info: 'NOTE', success: 'TIP', warning: 'WARNING', error: 'CAUTION' };
const BLOCKS = new Set(['p', 'ul', 'ol', 'figure', 'div', 'aside', 'blockquote', 'hr', 'details', 'table', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The blocks of a body as Markdown, an empty line between them. */
export function blocksMarkdown(nodes: readonly HtmlNode[], context: BlockContext, between = '\n\n'): string {
  return groupInline(nodes)
    .map((node) => (Array.isArray(node) ? startOfLine(inlineMarkdown(node, context.resolve)) : block(node, context)))
    .filter(Boolean)
    .join(between);
}

/** Words that stand beside blocks, as in a tight list, form a paragraph of their own. */
function groupInline(nodes: readonly HtmlNode[]): (HtmlElement | HtmlNode[])[] {
  const groups: (HtmlElement | HtmlNode[])[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (typeof node !== 'string' && BLOCKS.has(node.tag)) groups.push(node);
    else if (Array.isArray(last)) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

function block(element: HtmlElement, context: BlockContext): string {
  const { tag, children } = element;
  const { resolve } = context;
  switch (tag) {
    case 'p':
      return startOfLine(inlineMarkdown(children, resolve));
    case 'ul':
    case 'ol':
      return list(element, context);
    case 'hr':
      return '---';
    case 'blockquote':
      return quote(blocksMarkdown(children, context));
    case 'aside':
      return callout(element, context);
    case 'figure':
      return hasClass(element, 'demo') ? context.demo(element) : codeFence(element);
    case 'table':
      return tableMarkdown(element, resolve);
    case 'div':
      return division(element, context);
    default:
      return `${'#'.repeat(Number(tag.slice(1)))} ${heading(element, resolve)}`;
  }
}

/** A heading is a link to itself on the page, or has one beside it; neither is needed here. */
function heading({ children }: HtmlElement, resolve: Resolve): string {
  const words = children.flatMap((child) => {
    if (typeof child === 'string' || !hasClass(child, 'anchor')) return child;
    return child.attributes['aria-labelledby'] ? [] : child.children;
  });
  return inlineMarkdown(words, resolve);
}

function division(element: HtmlElement, context: BlockContext): string {
  if (hasClass(element, 'tabs')) return tabs(element, context);
  if (hasClass(element, 'schema')) return schemaList(element, context.resolve);
  return blocksMarkdown(element.children, context);
}

/** Every tab, one below the other, under its name. */
function tabs(element: HtmlElement, context: BlockContext): string {
  return elementsOf(element)
    .filter((child) => hasClass(child, 'tab-panel'))
    .map((panel) => `**${escapeText(panel.attributes['data-name'] ?? '')}**\n\n${blocksMarkdown(panel.children, context)}`)
    .join('\n\n');
}

function callout(element: HtmlElement, context: BlockContext): string {
  const kind = Object.keys(ALERTS).find((name) => hasClass(element, name)) ?? 'info';
  const title = findElement(element, (child) => hasClass(child, 'callout-title'));
  const rest = element.children.filter((child) => child !== title);
  const name = title && !textOf(title).startsWith('{{t:') ? `**${inlineMarkdown(title.children, context.resolve)}**\n\n` : '';
  return quote(`[!${ALERTS[kind]}]\n${name}${blocksMarkdown(rest, context)}`);
}

function list({ tag, ...element }: HtmlElement, context: BlockContext): string {
  const start = Number(element.attributes.start ?? 1);
  const items = elementsOf({ tag, ...element }).map((item, index) => {
    const mark = tag === 'ol' ? `${start + index}. ` : '- ';
    // A tight item is words, and perhaps lists of such.
    const isTight = elementsOf(item).every(({ tag: below }) => ['ul', 'ol'].includes(below) || !BLOCKS.has(below));
    return mark + blocksMarkdown(item.children, context, isTight ? '\n' : undefined).replace(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`);
  });
  return items.join(items.some((item) => /\n\n/.test(item)) ? '\n\n' : '\n');
}

function quote(text: string): string {
  return text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

/** Words that a line may not begin with, since there they would be a list, a heading or a quotation. */
function startOfLine(text: string): string {
  return text.replace(/^(?:[-+](?=\s)|#{1,6}(?=\s)|>)/, '\\$&').replace(/^(\d+)([.)]\s)/, '$1\\$2');
}
