import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Block } from '../blocks.ts';
import type { BlockView } from '../view.ts';
import { cardStyles, cardsClass } from './cards-styles.ts';
import { holdsPictures } from './holds-pictures.ts';

const Root = styled('div')(css(cardStyles));

export const CardsView: BlockView<'cards'> = ({ block: { blocks }, inner }) => {
  const count = blocks.reduce((sum, block) => sum + countOf(block), 0);
  return <Root className={cardsClass(count, count > 2 && holdsPictures(blocks) ? 3 : 2)}>{inner(blocks)}</Root>;
};

/** How many cards a list makes. */
function countOf(block: Block): number {
  if (block.kind === 'list') return block.items.length;
  return block.kind === 'prose' ? block.text.html.join('').split('<li>').length - 1 : 0;
}
