import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color, from } from '../../theme/css.ts';
import type { BlockView } from '../view.ts';

const TITLE = '&>a:first-child, &>p:first-child>a:first-child, &>div:first-child>p:first-child>a:first-child';

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
      position: 'relative',
      margin: 0,
      padding: 16,
      border: `1px solid ${color.divider}`,
      borderRadius: 8,
      fontSize: 15,
      // The whole card leads where its title leads; what else can be pressed lies above that.
      '& :is(a, figure, .tabs)': { position: 'relative' },
      [TITLE]: {
        position: 'static',
        display: 'block',
        fontWeight: 600,
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
      },
      '&:has(a:hover)': { borderColor: color.primary },
      '&>:last-child, &>div:last-child>:last-child': { marginBlockEnd: 0 },
    },
  }),
);

export const CardsView: BlockView<'cards'> = ({ block, inner }) => <Root className="cards">{inner(block.blocks)}</Root>;
