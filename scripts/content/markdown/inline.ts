import type { TypePart } from '../../../client/blocks/api-table/api-table.ts';
import { typeMarkdown, typeText } from '../../../client/blocks/api-table/type-text.ts';
import { codeSpan, escapeText } from '../../../client/blocks/markdown-text.ts';
import type { Piece } from '../../../client/blocks/rich-text.ts';
import { type Token, type TreeNode, treeOf } from './tree.ts';

/** Makes an address absolute, as a copy of the page elsewhere needs it. */
type Resolve = (href: string) => string;

/** A type whose parts may be links, in the place of a code span. */
export const TYPE_TOKEN = 'api_type';
/** What a line or an escape is made of; neighbors are one text. */
const TEXTS = new Set(['text', 'text_special', 'softbreak']);
const MARKS: Record<string, string> = { strong_open: '**', em_open: '*', s_open: '~~' };

/** Text, emphasis, code and links as Markdown on one line. */
export function inlineMarkdown(tokens: readonly Token[], resolve: Resolve): string {
  return withMergedTexts(treeOf(tokens))
    .map((node) => (typeof node === 'string' ? escapeText(node.replace(/\s+/g, ' ')) : elementMarkdown(node, resolve)))
    .join('')
    .trim();
}

function elementMarkdown({ token, children }: TreeNode, resolve: Resolve): string {
  // The space at the ends separates words of neighbors.
  const inside = () =>
    withMergedTexts(children)
      .map((node) => (typeof node === 'string' ? escapeText(node) : elementMarkdown(node, resolve)))
      .join('');
  const mark = MARKS[token.type];
  if (mark) return mark + inside() + mark;
  if (token.type === 'code_inline') return codeSpan(token.content);
  if (token.type === TYPE_TOKEN) return typeMarkdown(partsOf(token), resolve);
  if (token.type === 'link_open') return `[${inside()}](${resolve(String(token.attrGet('href') ?? ''))})`;
  if (token.type === 'hardbreak') return '\\\n';
  return inside();
}

function withMergedTexts(nodes: readonly TreeNode[]): (string | TreeNode)[] {
  const merged: (string | TreeNode)[] = [];
  const add = (text: string) => {
    const last = merged.at(-1);
    if (typeof last === 'string') merged[merged.length - 1] = last + text;
    else merged.push(text);
  };
  for (const node of nodes) {
    if (TEXTS.has(node.token.type)) add(node.token.type === 'softbreak' ? '\n' : node.token.content);
    else merged.push(node);
  }
  return merged;
}

/** What search reads of a line. */
export function inlinePieces(tokens: readonly Token[]): Piece[] {
  return tokens.flatMap((token): Piece[] => {
    if (TEXTS.has(token.type)) return [{ kind: 'text', text: token.type === 'softbreak' ? '\n' : token.content }];
    if (token.type === 'code_inline') return [{ kind: 'code', text: token.content }];
    if (token.type === TYPE_TOKEN) return [{ kind: 'code', text: typeText(partsOf(token)) }];
    return token.type === 'hardbreak' ? [{ kind: 'text', text: ' ' }] : [];
  });
}

/** A line as plain text. */
export function plainText(tokens: readonly Token[]): string {
  return inlinePieces(tokens)
    .map(({ text }) => text)
    .join('');
}

/** The parts of a type that a token stands for. */
export function partsOf(token: Token | undefined): readonly TypePart[] {
  return (token?.meta as { parts: readonly TypePart[] } | undefined)?.parts ?? [];
}
