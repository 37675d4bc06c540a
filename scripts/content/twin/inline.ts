import { findElement, type HtmlElement, type HtmlNode, hasClass, textOf } from './html-tree.ts';

/** Makes an address absolute, as a copy of the page elsewhere needs it. */
export type Resolve = (href: string) => string;

/** Text, emphasis, code, links and pictures as Markdown on one line. */
export function inlineMarkdown(nodes: readonly HtmlNode[], resolve: Resolve): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escapeText(node.replace(/\s+/g, ' ')) : inlineElement(node, resolve)))
    .join('')
    .trim();
}

function inlineElement(element: HtmlElement, resolve: Resolve): string {
  const { tag, attributes, children } = element;
  const inside = () => inlineChildren(children, resolve);
  if (hasClass(element, 'schema-anchor')) return '';
  if (hasClass(element, 'picture')) return picture(element, resolve);
  switch (tag) {
    case 'code':
      return code(element, resolve);
    case 'strong':
      return `**${inside()}**`;
    case 'em':
      return `*${inside()}*`;
    case 's':
      return `~~${inside()}~~`;
    case 'br':
      return '\\\n';
    case 'a':
      // A prop's name leads to its own row, which has no address here.
      if (findElement(element, (child) => hasClass(child, 'prop-name'))) return inside();
      return attributes.href ? `[${inside()}](${resolve(attributes.href)})` : inside();
    case 'button':
    case 'fieldset':
    case 'svg':
      return '';
    default:
      return inside();
  }
}

/** As `inlineMarkdown`, but keeps the space at the ends: it separates words of neighbours. */
function inlineChildren(nodes: readonly HtmlNode[], resolve: Resolve): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : inlineElement(node, resolve))).join('');
}

/** Code between as many backticks as it takes; a type that holds links is written as pieces of code around them. */
function code(element: HtmlElement, resolve: Resolve): string {
  if (!findElement(element, ({ tag }) => tag === 'a')) return codeSpan(textOf(element));
  return element.children.map((child) => (typeof child === 'string' ? aroundCode(child) : linkedCode(child, resolve))).join('');
}

function linkedCode(link: HtmlElement, resolve: Resolve): string {
  return `[${codeSpan(textOf(link))}](${resolve(link.attributes.href ?? '')})`;
}

function aroundCode(text: string): string {
  return text.replace(/\S(?:.*\S)?/s, codeSpan);
}

/** A code span (CommonMark 6.1): the fence is longer than any run of backticks inside. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** A picture by its address; a diagram, which has none, by what it shows. */
function picture(element: HtmlElement, resolve: Resolve): string {
  const image = findElement(element, ({ tag }) => tag === 'img');
  const caption = findElement(element, (child) => hasClass(child, 'caption'));
  const captionText = caption ? escapeText(textOf(caption)) : '';
  const alt = escapeText(element.attributes['aria-label'] ?? '');
  if (image) return `![${alt}](${resolve(image.attributes.src ?? '')})${captionText && ` ${captionText}`}`;
  return `*${[captionText, alt].filter(Boolean).join(': ')}*`;
}

/** Escapes what Markdown would read as its own: an underscore inside a word is no mark, so it stays. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/~~/g, '\\~~');
}
