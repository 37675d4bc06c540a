import type { MarkdownIt } from 'markdown-it';
import { SPACE } from '../../../client/blocks/block-text.ts';
import type { WrittenBlock } from '../../../client/blocks/blocks.ts';
import { listMarkdown, quoteMarkdown, tableMarkdown } from '../../../client/blocks/markdown-text.ts';
import type { Piece, WrittenText } from '../../../client/blocks/rich-text.ts';
import { PAGE_PREFIX } from '../page-address.ts';
import { linkingAt, type MarkdownEnv } from './env.ts';
import { inlineMarkdown, inlinePieces, plainText } from './inline.ts';
import { inlineOf, type Token, type TreeNode, tokensOf, treeOf } from './tree.ts';

type Context = { md: MarkdownIt; env: MarkdownEnv };

/** What stands apart for search: cells, items and paragraphs. */
const APART = /^(?:paragraph|list_item|tr|t[hd]|heading|bullet_list|ordered_list)_open$/;

/** Paragraphs, headings, lists, quotations and tables in all their forms. `between` separates them in Markdown. */
export function writeProse(nodes: readonly TreeNode[], { md, env }: Context, between = '\n\n'): WrittenText {
  const html = md.renderer.render(tokensOf(nodes), md.options, env).split(PAGE_PREFIX);
  return { html, markdown: proseMarkdown(nodes, env, between), pieces: nodes.flatMap(prosePieces) };
}

/** A line in all its forms. */
export function writeLine(tokens: Token[], { md, env }: Context): WrittenText {
  const html = md.renderer.renderInline(tokens, md.options, env).split(PAGE_PREFIX);
  return { html, markdown: inlineMarkdown(tokens, env.resolve), pieces: inlinePieces(tokens) };
}

/** A line of Markdown that no page holds, in all its forms. */
export function writeMarkdownLine(text: string, { md, env }: Context): WrittenText {
  return writeLine(md.parseInline(text, env)[0]?.children ?? [], { md, env });
}

/** Markdown that the build writes where a directive stands. Search reads none of it: its lists of names would answer every query. */
export function generatedProse(markdown: string, { md, env, line }: Context & { line: number }): WrittenBlock {
  const own = { ...env, original: undefined };
  const text = linkingAt(line, env, () => writeProse(treeOf(md.parse(markdown, own)), { md, env: own }));
  return { kind: 'prose', text: { ...text, pieces: [] } };
}

/** Whether an item is words, and perhaps lists of such: its parts are told apart by lines alone. */
export function isTight(item: TreeNode): boolean {
  return item.children.every(({ token }) => token.hidden || isList(token));
}

export function isList(token: Token): boolean {
  return token.type === 'bullet_list_open' || token.type === 'ordered_list_open';
}

/** The number of a list's first item; undefined for a bulleted one. */
export function startOf(token: Token): number | undefined {
  return token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : undefined;
}

function proseMarkdown(nodes: readonly TreeNode[], env: MarkdownEnv, between = '\n\n'): string {
  return nodes
    .map((node) => nodeMarkdown(node, env))
    .filter(Boolean)
    .join(between);
}

function nodeMarkdown(node: TreeNode, env: MarkdownEnv): string {
  const { token, children } = node;
  const line = () => inlineMarkdown(inlineOf(node), env.resolve);
  switch (token.type) {
    case 'paragraph_open':
      return startOfLine(line());
    case 'heading_open':
      return `${'#'.repeat(Number(token.tag.slice(1)))} ${line()}${idMark(token)}`;
    case 'hr':
      return '---';
    case 'blockquote_open':
      return quoteMarkdown(proseMarkdown(children, env));
    case 'table_open':
      return tableMarkdown(rowsOf(node).map((row) => row.map((cell) => inlineMarkdown(cell, env.resolve))));
    default:
      if (isList(token)) {
        const items = children.map((item) => proseMarkdown(item.children, env, isTight(item) ? '\n' : '\n\n'));
        return listMarkdown(items, startOf(token));
      }
      return token.content.trimEnd();
  }
}

/** A section's id behind its heading, so that whoever has read a page can ask for the section. */
function idMark(token: Token): string {
  const id = token.attrGet('id');
  return id === null ? '' : ` {#${id}}`;
}

/** The inline tokens of a table's cells, the head's row first. */
function rowsOf(table: TreeNode): Token[][][] {
  const rows = table.children.flatMap((section) => section.children);
  return rows.map((row) => row.children.map(inlineOf));
}

function prosePieces(node: TreeNode): Piece[] {
  const { token, children } = node;
  const id = token.attrGet('id');
  if (token.type === 'heading_open' && typeof id === 'string') {
    const text = plainText(inlineOf(node)).trim();
    return [{ kind: 'heading', level: token.tag === 'h2' ? 2 : 3, id, text }];
  }
  const inside = token.type === 'inline' ? inlinePieces(token.children ?? []) : children.flatMap(prosePieces);
  return APART.test(token.type) ? [SPACE, ...inside, SPACE] : inside;
}

/** Words that a line may not begin with, since there they would be a list, a heading or a quotation. */
function startOfLine(text: string): string {
  return text.replace(/^(?:[-+](?=\s)|#{1,6}(?=\s)|>)/, '\\$&').replace(/^(\d+)([.)]\s)/, '$1\\$2');
}
