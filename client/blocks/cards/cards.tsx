import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { BlockView } from '../view.ts';
import { cardStyles, cardsClass } from './cards-styles.ts';
import { holdsPictures } from './holds-pictures.ts';

const Root = styled('div')(css(cardStyles));

export const CardsView: BlockView<'cards'> = ({ block: { count, blocks }, inner }) => (
  <Root className={cardsClass(count, count > 2 && holdsPictures(blocks) ? 3 : 2)}>{inner(blocks)}</Root>
);
