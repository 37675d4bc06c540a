import type { MarkdownIt } from 'markdown-it';
import type { WrittenBlock } from '../../../client/blocks/blocks.ts';
import type { MarkdownEnv } from './env.ts';
import type { TreeNode } from './tree.ts';

/** What makers of blocks work with. `inner` makes the blocks inside one; `line` is that of the body, from 0, which it begins in. */
export type Making = { md: MarkdownIt; env: MarkdownEnv; inner: (nodes: readonly TreeNode[]) => WrittenBlock[]; line: number };

/** Makes the block that a fence or a directive stands for; undefined, and a problem reported, where it cannot. */
export type BlockMaker = (node: TreeNode, making: Making) => WrittenBlock | undefined;
