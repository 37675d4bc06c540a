import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color, from } from '../../theme/css.ts';
import type { BlockView } from '../view.ts';

const Root = styled('div')(
  css({
    '& ul': {
      listStyle: 'none',
      padding: 0,
      display: 'grid',
      gap: 16,
      gridTemplateColumns: 'minmax(0,1fr)',
      [from('sm')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    },
    '& li': {
      margin: 0,
      padding: 16,
      border: `1px solid ${color.divider}`,
      borderRadius: 8,
      fontSize: 15,
      '&>a:first-child, &>p:first-child>a:first-child, &>div:first-child>p:first-child>a:first-child': { fontWeight: 600 },
      '&>:last-child, &>div:last-child>:last-child': { marginBlockEnd: 0 },
    },
  }),
);

export const CardsView: BlockView<'cards'> = ({ block, inner }) => <Root className="cards">{inner(block.blocks)}</Root>;
