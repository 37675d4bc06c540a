import type { MarkdownIt } from 'markdown-it';

export type Token = ReturnType<MarkdownIt['parse']>[number];

/** A token with what is inside it. `close` is the token at its end, of those that have an inside. */
export type TreeNode = { token: Token; children: TreeNode[]; close?: Token };

/** The flat list of tokens as the tree that it stands for. */
export function treeOf(tokens: readonly Token[]): TreeNode[] {
  const root: TreeNode[] = [];
  const open: TreeNode[] = [];
  for (const token of tokens) {
    if (token.nesting === -1) {
      const node = open.pop();
      if (node) node.close = token;
      continue;
    }
    const node: TreeNode = { token, children: [] };
    (open.at(-1)?.children ?? root).push(node);
    if (token.nesting === 1) open.push(node);
  }
  return root;
}

/** What stands in the line that a paragraph, heading, or cell is. */
export function inlineOf(node: TreeNode): Token[] {
  return node.children[0]?.token.children ?? [];
}

/** The tokens of a tree, as markdown-it's renderer takes them. */
export function tokensOf(nodes: readonly TreeNode[]): Token[] {
  return nodes.flatMap(({ token, children, close }) => [token, ...tokensOf(children), ...(close ? [close] : [])]);
}
