import type { MarkdownIt } from 'markdown-it';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import { code } from './blocks/code.ts';
import { isPicture, picture } from './blocks/picture.ts';
import { table } from './blocks/table.ts';
import { CONTAINERS, LEAVES } from './directives.ts';
import type { BlockMaker, Making } from './markdown/block-maker.ts';
import { type MarkdownEnv, report } from './markdown/env.ts';
import { isList, isTight, startOf, writeProse } from './markdown/prose.ts';
import { type TreeNode, treeOf } from './markdown/tree.ts';

type Context = Pick<Making, 'md' | 'env'>;

/** Compiles Markdown to blocks; `env` takes what else is found. */
export function blocksOf(source: string, md: MarkdownIt, env: MarkdownEnv): WrittenBlock[] {
  return toBlocks(treeOf(md.parse(source, env)), { md, env });
}

/** The same for a landing page: the heading of each section stands apart, with its first paragraph if that announces something else. */
export function landingBlocksOf(source: string, md: MarkdownIt, env: MarkdownEnv): WrittenBlock[] {
  const nodes = treeOf(md.parse(source, env));
  const starts = nodes.flatMap(({ token }, index) => (token.tag === 'h2' ? [index] : []));
  const sections = starts.flatMap((start, index) => {
    const [heading, ...rest] = nodes.slice(start, starts[index + 1]);
    // Paragraphs alone stay together.
    const announces = isParagraph(rest[0]) && !rest.every(isParagraph);
    const intro = [...(heading ? [heading] : []), ...rest.splice(0, announces ? 1 : 0)];
    return [{ kind: 'prose', text: writeProse(intro, { md, env }), opens: true } as const, ...toBlocks(rest, { md, env })];
  });
  return [...toBlocks(nodes.slice(0, starts[0]), { md, env }), ...sections];
}

function isParagraph(node?: TreeNode): boolean {
  return node?.token.type === 'paragraph_open' && !makerOf(node);
}

function toBlocks(nodes: readonly TreeNode[], context: Context, between?: string): WrittenBlock[] {
  const inner: Making['inner'] = (inside) => toBlocks(inside, context);
  const blocks: WrittenBlock[] = [];
  let prose: TreeNode[] = [];
  const flush = () => {
    if (prose.length > 0) blocks.push({ kind: 'prose', text: writeProse(prose, context, between) });
    prose = [];
  };
  for (const node of nodes) {
    const make = makerOf(node);
    if (!make) {
      prose.push(node);
      continue;
    }
    flush();
    const block = make(node, { ...context, inner, line: node.token.map?.[0] ?? 0 });
    if (block) blocks.push(block);
  }
  flush();
  return blocks;
}

function makerOf(node: TreeNode): BlockMaker | undefined {
  const { type } = node.token;
  if (type === 'fence') return code;
  if (type === 'table_open') return table;
  if (Object.hasOwn(LEAVES, type)) return LEAVES[type]?.make;
  const container = type.replace(/_open$/, '');
  if (Object.hasOwn(CONTAINERS, container)) return CONTAINERS[container]?.make;
  if (isPicture(node)) return picture;
  if (!holdsBlocks(node)) return undefined;
  return isList(node.token) ? list : misplaced;
}

function holdsBlocks({ children }: TreeNode): boolean {
  return children.some((child) => makerOf(child) !== undefined || holdsBlocks(child));
}

function list({ token, children }: TreeNode, { md, env }: Making): WrittenBlock {
  const items = children.map((item) => toBlocks(item.children, { md, env }, isTight(item) ? '\n' : undefined));
  return { kind: 'list', start: startOf(token), items };
}

function misplaced(_node: TreeNode, { env, line }: Making): undefined {
  return report(env, line, 'A quotation holds words alone. Move its table, code, picture or directive outside.');
}
