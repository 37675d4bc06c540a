import type { CodeVariant } from '../shared/preferences/code-variant.ts';
import type { Translate } from '../shared/translate.ts';
import type { BlockKind, BlockOf, WrittenBlock } from './blocks.ts';
import type { Piece, WrittenText } from './rich-text.ts';

/** What a block's Markdown depends on besides the block. */
export type MarkdownContext = {
  variant: CodeVariant;
  t: Translate;
  /** Makes an address absolute, as a copy of the page elsewhere needs it. */
  resolve: (href: string) => string;
  /** The source of a demo in the variant; nothing where no app may copy it. */
  demoSource: (name: string) => string;
  /** The Markdown of blocks inside this one. */
  inner: (blocks: readonly WrittenBlock[]) => string;
};

/** A block as text: its Markdown, and what search reads. */
export type BlockText<K extends BlockKind> = {
  markdown: (block: BlockOf<K, WrittenText>, context: MarkdownContext) => string;
  pieces: (block: BlockOf<K, WrittenText>, inner: (blocks: readonly WrittenBlock[]) => Piece[]) => readonly Piece[];
};

/** Blocks and cells stand apart, though no space is written between them. */
export const SPACE: Piece = { kind: 'text', text: ' ' };
