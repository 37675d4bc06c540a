import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../shared/preferences/language.ts';
import type { Block, BlockKind, BlockOf } from './blocks.ts';
import type { RichText } from './rich-text.ts';

/** How a block looks. `inner` shows the blocks inside this one. */
export type BlockView<K extends BlockKind> = (props: { block: BlockOf<K>; inner: (blocks: readonly Block[]) => ReactNode }) => ReactNode;

/** Finished HTML with links to pages in the reader's language. */
export function htmlOf({ html }: RichText, language: Language): { __html: string } {
  return { __html: html.join(language === DEFAULT_LANGUAGE ? '' : `/${language}`) };
}
