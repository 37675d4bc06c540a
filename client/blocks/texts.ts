import { apiTableText } from './api-table/api-table.text.ts';
import { besideText } from './beside/beside.text.ts';
import { type BlockText, type MarkdownContext, SPACE } from './block-text.ts';
import type { BlockKind, BlockOf, WrittenBlock } from './blocks.ts';
import { calloutText } from './callout/callout.text.ts';
import { cardsText } from './cards/cards.text.ts';
import { clipText } from './clip/clip.text.ts';
import { codeBlockText } from './code/code.text.ts';
import { demoText } from './demo/demo.text.ts';
import { fitText } from './fit/fit.text.ts';
import { galleryText } from './gallery/gallery.text.ts';
import { islandText } from './island/island.text.ts';
import { listText } from './list/list.text.ts';
import { pictureText } from './picture/picture.text.ts';
import { proseText } from './prose/prose.text.ts';
import type { Piece, WrittenText } from './rich-text.ts';
import { schemaText } from './schema/schema.text.ts';
import { stepsText } from './steps/steps.text.ts';
import { tableText } from './table/table.text.ts';
import { tabsText } from './tabs/tabs.text.ts';
import { versionsText } from './versions/versions.text.ts';

const texts: { [K in BlockKind]: BlockText<K> } = {
  prose: proseText,
  table: tableText,
  list: listText,
  code: codeBlockText,
  tabs: tabsText,
  demo: demoText,
  callout: calloutText,
  picture: pictureText,
  clip: clipText,
  apiTable: apiTableText,
  schema: schemaText,
  versions: versionsText,
  fit: fitText,
  cards: cardsText,
  island: islandText,
  steps: stepsText,
  beside: besideText,
  gallery: galleryText,
};

/** Blocks as Markdown, an empty line between them. */
export function blocksMarkdown(blocks: readonly WrittenBlock[], context: Omit<MarkdownContext, 'inner'>): string {
  const whole: MarkdownContext = { ...context, inner: (inside) => blocksMarkdown(inside, context) };
  return blocks
    .map((block) => textOf(block).markdown(block, whole))
    .filter(Boolean)
    .join('\n\n');
}

/** What search reads of blocks. */
export function blocksPieces(blocks: readonly WrittenBlock[]): Piece[] {
  return blocks.flatMap((block) => [SPACE, ...textOf(block).pieces(block, blocksPieces), SPACE]);
}

/** The row of a block's own kind, which takes that kind. */
function textOf<K extends BlockKind>(block: BlockOf<K, WrittenText>): BlockText<K> {
  return texts[block.kind as K];
}
