import { isListed } from '../plugins/tables.ts';
import { writeProse } from './prose.ts';
import type { BlockMaker } from './to-blocks.ts';

/** A plain table, which Markdown has without a directive. */
export const table: BlockMaker = (node, { md, env }) => {
  const columns = node.children[0]?.children[0]?.children ?? [];
  const rows = node.children.flatMap(({ children }) => children).length;
  return { kind: 'table', text: writeProse([node], { md, env }), rows, ...(isListed(columns) && { listed: true }) };
};
