import type { BlockMaker } from '../markdown/block-maker.ts';
import { writeProse } from '../markdown/prose.ts';

/** A table with at most this many columns is a list on a phone, where each cell says its column. */
const MOST_LISTED = 3;

/** A plain table, which Markdown has without a directive. */
export const table: BlockMaker = (node, { md, env }) => {
  const columns = node.children[0]?.children[0]?.children ?? [];
  const rows = node.children.flatMap(({ children }) => children).length;
  return { kind: 'table', text: writeProse([node], { md, env }), rows, ...(isListed(columns) && { listed: true }) };
};

/** Whether a table with these columns is a list on a phone. */
export function isListed(columns: readonly unknown[]): boolean {
  return columns.length <= MOST_LISTED;
}
